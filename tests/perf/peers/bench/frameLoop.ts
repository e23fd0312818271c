import type { Page } from 'playwright';

/** Milliseconds after which a slow product may stop short of the number of frames. */
const LONGEST = 7_000;

/** Scrolls a number of pixels between frames, as a wheel does; answers the time between frames. */
export function scrollFrames(page: Page, frames: number, step: number): Promise<number[]> {
  return page.evaluate(
    ([count, by, limit]) =>
      new Promise<number[]>((done) => {
        const found: number[] = [];
        const channel = new MessageChannel();
        let at = 0;
        let last = 0;
        const end = performance.now() + limit;
        // The place is set after the frame has been painted, so its scroll event opens the next
        // one.
        channel.port1.onmessage = () => window.bench.scrollTo?.(at * by);
        requestAnimationFrame(function frame() {
          const now = performance.now();
          if (at > 0) found.push(now - last);
          last = now;
          at += 1;
          if (at > count || now > end) return done(found);
          channel.port2.postMessage(0);
          requestAnimationFrame(frame);
        });
      }),
    [frames, step, LONGEST] as const,
  );
}

/**
 * Scrolls likewise and counts the frames in which one of four places in the body showed no cell
 * when they were painted.
 */
export function blankFrames(page: Page, frames: number, step: number): Promise<number> {
  return page.evaluate(
    ([count, by, limit]) =>
      new Promise<number>((done) => {
        const channel = new MessageChannel();
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.cssText = 'position: fixed; width: 1px; height: 1px';
        const canvas = document.querySelector<HTMLCanvasElement>(
          'canvas[data-testid=data-grid-canvas]',
        );
        let at = 0;
        let blank = 0;
        const end = performance.now() + limit;
        const isBlank = (y: number): boolean => {
          if (canvas) {
            const pixels = canvas.getContext('2d')?.getImageData(220, y - 20, 140, 40).data ?? [];
            return !pixels.some((value, byte) => byte % 4 === 0 && value < 150);
          }
          const cell = document
            .elementFromPoint(300, y)
            ?.closest('[role=gridcell], td, .arco-table-td');
          return (cell?.textContent ?? '') === '';
        };
        // Observers of sizes are told after the layout of a frame and before its painting: what
        // they see is what is painted.
        const watch = new ResizeObserver(() => {
          if (at > 1 && [120, 250, 380, 520].some(isBlank)) blank += 1;
        });
        watch.observe(probe);
        channel.port1.onmessage = () => window.bench.scrollTo?.(at * by);
        requestAnimationFrame(function frame() {
          at += 1;
          if (at > count || performance.now() > end) {
            watch.disconnect();
            probe.remove();
            return done(blank);
          }
          probe.style.width = `${1 + (at % 2)}px`;
          channel.port2.postMessage(0);
          requestAnimationFrame(frame);
        });
      }),
    [frames, step, LONGEST] as const,
  );
}
