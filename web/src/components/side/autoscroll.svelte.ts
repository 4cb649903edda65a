/** Attachment for a growing list that keeps its newest line in view, unless the user scrolled up. */
export const following =
  (/** Reads the state that the list shows. */ shown: () => unknown) =>
  (node: HTMLElement): (() => void) => {
    let atEnd = true;
    let last = 0;
    // Only scrolling up means reading: new lines and a lower panel move the end out of view, too.
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
