/** Loaded rulebooks, and the rule shown over a table. */
import { getRulebook } from '../server/api';
import type { Piece } from '../language/language';
import { aboutEvent, aboutQuestion, type Rulebook, type RuleSection } from './rulebook';
import type { Decision, EventData } from '../server/model';

class Rulebooks {
  private read = $state.raw(new Map<string, Rulebook | null>());
  private readonly asked = new Map<string, Promise<Rulebook | null>>();

  /** Return the rulebook of a game; null if it has none or is not loaded yet. */
  of(game: string): Rulebook | null {
    return this.read.get(game) ?? null;
  }

  /** Load a rulebook once. */
  load(game: string): Promise<Rulebook | null> {
    const asked = this.asked.get(game) ?? getRulebook(game);
    this.asked.set(game, asked);
    return asked.then(
      (book) => {
        if (!this.read.has(game)) this.read = new Map(this.read).set(game, book);
        return book;
      },
      (error: unknown) => {
        this.asked.delete(game);
        throw error;
      },
    );
  }
}

export const rulebooks = new Rulebooks();

/** A rule shown over a table. */
export interface ShownRule {
  game: string;
  section: RuleSection;
  /** The line of the log that it explains; absent for the question. */
  line?: readonly Piece[];
}

class Shown {
  rule = $state.raw<ShownRule | null>(null);

  close(): void {
    this.rule = null;
  }
}

export const shown = new Shown();

/** Return the section about a question, or null. */
export function ruleOfQuestion(game: string, decision: Decision | null | undefined): RuleSection | null {
  const book = rulebooks.of(game);
  return book && decision ? aboutQuestion(book, decision) : null;
}

/** Show the rule for a question. */
export function showQuestion(game: string, decision: Decision | null | undefined): void {
  const section = ruleOfQuestion(game, decision);
  if (section) shown.rule = { game, section };
}

/** Return the section that explains an event, or null. */
export function ruleOfEvent(game: string, event: EventData): RuleSection | null {
  const book = rulebooks.of(game);
  return book && aboutEvent(book, event);
}

/** Show the rule behind a line of the log. */
export function showEvent(game: string, event: EventData, line: readonly Piece[]): void {
  const section = ruleOfEvent(game, event);
  if (section) shown.rule = { game, section, line };
}
