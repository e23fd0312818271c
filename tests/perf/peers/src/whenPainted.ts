/** Calls back in the task after the frame in which a selector first matches something. */
export function whenPainted(selector: string, test: (found: Element) => boolean = () => true): void {
  const look = () => {
    const found = document.querySelector(selector);
    if (found && test(found)) requestAnimationFrame(() => setTimeout(() => {
      window.bench.ready = performance.now() - (performance.getEntriesByName('mount')[0]?.startTime ?? 0);
    }));
    else requestAnimationFrame(look);
  };
  look();
}
