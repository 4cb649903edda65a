/** Advice for the current decision of a seat: suggestions of the game, a suggested move, a hint of a bot. */
import type { Option } from '../server/model';
import type { Advice, Advised, FromClient, Hinted, Standing, Suggestion } from '../server/protocol';
import { settings } from '../settings.svelte';
import type { Connection } from './connection.svelte';

/** The table that asks for advice. */
export interface AdvisedTable {
  /** The number of the next entry; answers about another entry are outdated. */
  readonly entry: number;
  readonly options: readonly Option[];
  readonly myTurn: boolean;
  /** True if seats may ask for hints. */
  readonly hints: boolean;
  /** The progress of the table's lesson, if it has one. */
  readonly lesson: Standing | null;
  /** Send a message that has an answer; return true if it could be sent. */
  send(message: FromClient): boolean;
}

export class Advisor {
  /** The game's suggestions for the current decision; null until requested. */
  advice = $state.raw<Advice[] | null>(null);
  /** The suggested move, as the text of an option (empty for a step back); null until it is known. */
  suggested = $state<string | null>(null);
  /** The move that the guide of a lesson asks for, as the text of an option; null while it explains. */
  wanted = $state<string | null>(null);
  /** The hint of a bot with its reason, if requested. */
  hint = $state.raw<Hinted | null>(null);
  /** True while a hint is being computed. */
  hinting = $state(false);

  private readonly table: AdvisedTable;
  private readonly line: Connection;

  constructor(table: AdvisedTable, line: Connection) {
    this.table = table;
    this.line = line;
  }

  /** True if a move is suggested at every question; a lesson asks for its own moves instead. */
  get suggests(): boolean {
    return settings.suggestions === 'on' && this.table.lesson === null;
  }

  /** The move that gets the star, as the text of an option: that of the lesson, the hint or the suggestion. */
  get starred(): string | null {
    if (this.table.lesson !== null) return this.wanted;
    return this.hint?.options[0]?.option ?? (this.suggests ? this.suggested : null);
  }

  /** Request the game's suggestions; the answer is stored in `advice`. */
  advise(): void {
    this.table.send({ type: 'advise', entry: this.table.entry });
  }

  /** Request a suggested move; the answer, if any, is stored in `suggested`. */
  suggest(): void {
    this.line.sendInPassing({ type: 'suggest', entry: this.table.entry });
  }

  /** Request a hint; the answer is stored in `hint`. */
  askHint(): void {
    if (!this.table.hints || !this.table.myTurn || this.hinting || this.hint !== null) return;
    this.hinting = this.table.send({ type: 'hint', entry: this.table.entry });
  }

  /** Dismiss the hint. */
  dropHint(): void {
    this.hint = null;
    this.hinting = false;
  }

  /** Reset everything for a new question. */
  forget(): void {
    this.advice = null;
    this.suggested = null;
    this.dropHint();
  }

  /** Handle an answer of the server. */
  hear(message: Advised | Suggestion | Hinted): void {
    const isOfNow = message.entry === this.table.entry;
    switch (message.type) {
      case 'advice':
        if (isOfNow) this.advice = message.advice;
        break;
      case 'suggestion':
        // Each suggestion is computed anew, so following steps back could go in circles.
        if (isOfNow)
          this.suggested = this.table.options.find((one) => one.text === message.option)?.back ? '' : message.option;
        break;
      case 'hint':
        if (isOfNow) this.hint = message;
        this.hinting = false;
        break;
    }
  }
}
