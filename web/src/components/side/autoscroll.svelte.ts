/** A list that grows at its end: its newest line stays in sight, unless somebody scrolled up to read. */
export const following =
  (/** Reads all that the list shows. */ shown: () => unknown) =>
  (node: HTMLElement): (() => void) => {
    let atEnd = true;
    let last = 0;
    // Only who scrolls up reads: lines that come, and a panel that gets lower, leave the end out of sight too.
    const look = (): void => {
      const near = node.scrollHeight - node.scrollTop - node.clientHeight < 40;
      atEnd = near || (atEnd && node.scrollTop >= last);
      last = node.scrollTop;
    };
    const toEnd = (): void => {
      if (atEnd) node.scrollTop = node.scrollHeight;
    };
    const observer = new ResizeObserver(toEnd);
    observer.observe(node);
    node.addEventListener('scroll', look);
    $effect(() => {
      shown();
      toEnd();
    });
    return () => {
      observer.disconnect();
      node.removeEventListener('scroll', look);
    };
  };
