import type { Page } from '@playwright/test';

/** A value of a figure and the moment after its frame was painted. */
export interface Seen {
  readonly at: number;
  readonly value: number;
}

/** Notes every value a flip figure takes; the answer reads the notes. */
export async function watchFigure(
  page: Page,
  title: string,
): Promise<() => Promise<readonly Seen[]>> {
  const notes = await page.evaluateHandle((name) => {
    const list: { at: number; value: number }[] = [];
    const found = [...document.querySelectorAll('[role="img"]')].find((one) =>
      one.getAttribute('aria-label')?.startsWith(`${name} `),
    );
    if (!found) throw new Error(`no figure ${name}`);
    new MutationObserver(() => {
      const value = Number(found.getAttribute('aria-label')?.replace(/[^\d]/g, ''));
      // The task after the frame runs when it has been handed over for display.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () =>
          list.push({ at: performance.timeOrigin + performance.now(), value });
        port2.postMessage(0);
      });
    }).observe(found, { attributes: true, attributeFilter: ['aria-label'] });
    return list;
  }, title);
  return () => notes.jsonValue();
}
