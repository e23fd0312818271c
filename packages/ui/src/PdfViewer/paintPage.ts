import type { PDFPageProxy, PageViewport } from 'pdfjs-dist';
import { lendFont } from './lendFont';

interface Painting {
  readonly promise: Promise<void>;
  readonly cancel: () => void;
}

/** 把一页画到画布上；有没嵌入的中文字体时，取到页面自己的字体再画一遍。 */
export function paintPage(
  page: PDFPageProxy,
  options: { canvas: HTMLCanvasElement; viewport: PageViewport; intent?: string },
): Painting {
  let cancelled = false;
  let task = page.render(options);
  async function finish() {
    await task.promise;
    // No font to lend is no failure: the first pass is drawn.
    if (!(await lendFont(page).catch(() => false)) || cancelled) return;
    task = page.render(options);
    await task.promise;
  }
  return {
    promise: finish(),
    cancel() {
      cancelled = true;
      task.cancel();
    },
  };
}
