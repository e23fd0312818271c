/** Waits until this frame is drawn; a page in the background has none, so only a moment. */
export function afterFrame(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) setTimeout(done, 200);
    else
      requestAnimationFrame(() => {
        setTimeout(done);
      });
  });
}
