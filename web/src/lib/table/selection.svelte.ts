/** Choosing among options: things are picked until one option is left, and a grave one is asked for twice. */
import type { Option, Target } from '../server/model';

export abstract class Choosing {
  /** The things picked so far; the options that touch all of them are left. */
  picked = $state.raw<Target[]>([]);
  /** A grave option that was chosen once and waits to be chosen again. */
  unconfirmed = $state.raw<Option | null>(null);

  /** Every option that this seat has now. */
  abstract readonly options: Option[];

  /** The options that touch everything picked. */
  readonly left = $derived.by(() =>
    this.options.filter((option) => this.picked.every((target) => touches(option, target))),
  );

  /** Whether an option is asked for twice. */
  abstract isGrave(option: Option): boolean;

  /** Play an option that has been chosen. */
  protected abstract play(option: Option): void;

  /** The options left that touch this thing: not empty means that it glows. What all of them touch tells none apart. */
  legal(kind: string, number: number): Option[] {
    const fitting = this.left.filter((option) => touches(option, [kind, number]));
    return fitting.length === this.left.length && fitting.length > 1 ? [] : fitting;
  }

  /** Whether pointing at things can tell this option from the others that are left. */
  isPointedAt(option: Option): boolean {
    return option.targets.some((target) => !this.left.every((other) => touches(other, target)));
  }

  isPicked(kind: string, number: number): boolean {
    return this.picked.some((target) => target[0] === kind && target[1] === number);
  }

  /** Pick a thing: with one option left that is it; with more the list narrows; a second pick drops it. */
  pick(kind: string, number: number): void {
    this.unconfirmed = null;
    if (this.isPicked(kind, number)) {
      this.picked = this.picked.filter((target) => target[0] !== kind || target[1] !== number);
      return;
    }
    const target: Target = [kind, number];
    let fitting = this.left.filter((option) => touches(option, target));
    let picked = [...this.picked, target];
    if (fitting.length === 0) {
      fitting = this.options.filter((option) => touches(option, target));
      picked = [target];
    }
    const [only] = fitting;
    if (only === undefined) return;
    if (fitting.length === 1) this.choose(only);
    else this.picked = picked;
  }

  /** Drop everything picked; whether there was anything. */
  clear(): boolean {
    const some = this.picked.length > 0 || this.unconfirmed !== null;
    this.picked = [];
    this.unconfirmed = null;
    return some;
  }

  /** Play an option; a grave one has to be chosen twice. */
  choose(option: Option): void {
    if (!this.options.some((one) => one.text === option.text)) return;
    if (this.isGrave(option) && this.unconfirmed?.text !== option.text) this.unconfirmed = option;
    else this.play(option);
  }
}

const touches = (option: Option, target: Target): boolean =>
  option.targets.some(([kind, number]) => kind === target[0] && number === target[1]);
