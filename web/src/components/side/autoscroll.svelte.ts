/** Keeps the newest line of a growing list in view, unless the user scrolled up. */

/** Distance from the end (in pixels) that still counts as the end. */
const NEAR = 40;

export class Following {
  /** True while the newest line is out of view, because the user scrolled up. */
  away = $state(false);
  private node: HTMLElement | null = null;
  private last = 0;

  /** `shown` reads the state that the list shows. */
  constructor(private readonly shown: () => unknown) {}

  /** The attachment of the list. */
  readonly attach = (node: HTMLElement): (() => void) => {
    this.node = node;
    const look = (): void => {
      // Only scrolling up means reading: new lines and a lower panel move the end out of view, too.
      const near = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
      this.away = !near && (this.away || node.scrollTop < this.last);
      this.last = node.scrollTop;
    };
    const keep = (): void => {
      if (!this.away) this.toEnd();
    };
    const observer = new ResizeObserver(keep);
    observer.observe(node);
    node.addEventListener('scroll', look);
    $effect(() => {
      this.shown();
      keep();
    });
    return () => {
      observer.disconnect();
      node.removeEventListener('scroll', look);
      this.node = null;
    };
  };

  /** Go to the newest line, and keep to it from now on. */
  readonly toEnd = (): void => {
    this.away = false;
    if (this.node) this.node.scrollTop = this.node.scrollHeight;
  };
}
