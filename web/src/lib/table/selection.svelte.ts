/** Selection of an option: targets are picked until one option is left; grave ones need confirmation. */
import type { Option, Target } from '../server/model';

export abstract class Choosing {
  /** The targets picked so far. */
  picked = $state.raw<Target[]>([]);
  /** A grave option that was chosen once and waits for confirmation. */
  unconfirmed = $state.raw<Option | null>(null);

  /** All legal options of this seat. */
  abstract readonly options: Option[];

  /** The options with all picked targets. */
  readonly left = $derived.by(() =>
    this.options.filter((option) => this.picked.every((target) => touches(option, target))),
  );

  /** Return true if an option needs confirmation. */
  abstract isGrave(option: Option): boolean;

  /** Play a chosen option. */
  protected abstract play(option: Option): void;

  /** Return the remaining options with a target, which glows if there are any; empty if all options share it. */
  legal(kind: string, number: number): Option[] {
    const fitting = this.left.filter((option) => touches(option, [kind, number]));
    return fitting.length === this.left.length && fitting.length > 1 ? [] : fitting;
  }

  /** Return true if targets distinguish an option from the others that are left. */
  isPointedAt(option: Option): boolean {
    return option.targets.some((target) => !this.left.every((other) => touches(other, target)));
  }

  isPicked(kind: string, number: number): boolean {
    return this.picked.some((target) => target[0] === kind && target[1] === number);
  }

  /** Pick a target, or drop a picked one; choose the option if only one is left. */
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

  /** Drop all picked targets; return true if there were any. */
  clear(): boolean {
    const some = this.picked.length > 0 || this.unconfirmed !== null;
    this.picked = [];
    this.unconfirmed = null;
    return some;
  }

  /** Choose an option; a grave one has to be chosen twice. */
  choose(option: Option): void {
    if (!this.options.some((one) => one.text === option.text)) return;
    if (this.isGrave(option) && this.unconfirmed?.text !== option.text) this.unconfirmed = option;
    else this.play(option);
  }
}

const touches = (option: Option, target: Target): boolean =>
  option.targets.some(([kind, number]) => kind === target[0] && number === target[1]);
