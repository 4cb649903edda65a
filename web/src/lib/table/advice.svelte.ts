/** What this seat is counselled to do now: advice of the game, the answer of a good player, a hint of a bot. */
import type { Option } from '../server/model';
import type { Advice, Advised, FromClient, Hinted, Suggestion } from '../server/protocol';
import type { Connection } from './connection.svelte';

/** The table whose seat is counselled. */
export interface Counselled {
  /** The number of the next entry: what is said of another one comes too late. */
  readonly entry: number;
  readonly options: readonly Option[];
  readonly myTurn: boolean;
  /** Seats may ask for hints here. */
  readonly hints: boolean;
  /** Send something that is answered; whether it could be sent. */
  send(message: FromClient): boolean;
}

export class Counsel {
  /** What the game suggests for the decision of now, once asked for; null until then. */
  advice = $state.raw<Advice[] | null>(null);
  /** What a good player would most likely do now: the text of an option (none if it is a way back), once thought out. */
  suggested = $state<string | null>(null);
  /** What a bot would do now, and why, once asked for. */
  hint = $state.raw<Hinted | null>(null);
  /** A hint is being thought out. */
  hinting = $state(false);

  private readonly table: Counselled;
  private readonly line: Connection;

  constructor(table: Counselled, line: Connection) {
    this.table = table;
    this.line = line;
  }

  /** Ask what the game suggests; the answer comes into `advice`. */
  advise(): void {
    this.table.send({ type: 'advise', entry: this.table.entry });
  }

  /** Ask what a good player would do; the answer comes into `suggested`, or never: nobody waits for it. */
  suggest(): void {
    this.line.sendInPassing({ type: 'suggest', entry: this.table.entry });
  }

  /** Ask what a bot would do and why; the answer comes into `hint`. */
  askHint(): void {
    if (!this.table.hints || !this.table.myTurn || this.hinting || this.hint !== null) return;
    this.hinting = this.table.send({ type: 'hint', entry: this.table.entry });
  }

  /** Put the hint away. */
  dropHint(): void {
    this.hint = null;
    this.hinting = false;
  }

  /** Something else is asked now. */
  forget(): void {
    this.advice = null;
    this.suggested = null;
    this.dropHint();
  }

  /** The server answers. */
  hear(message: Advised | Suggestion | Hinted): void {
    const isOfNow = message.entry === this.table.entry;
    switch (message.type) {
      case 'advice':
        if (isOfNow) this.advice = message.advice;
        break;
      case 'suggestion':
        // Each is thought out anew: who followed ways back would go round in circles.
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
