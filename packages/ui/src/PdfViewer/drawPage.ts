import type { PDFDocumentProxy } from 'pdfjs-dist';
import { paintPage } from './paintPage';

const MOST_PIXELS = 16_000_000;
let queue: Promise<unknown> = Promise.resolve();

/** 把一页画成宽若干像素的图片；一次只画一页，画布用完就还，不再需要的不画。 */
export function drawPage(
  pdf: PDFDocumentProxy,
  index: number,
  width: number,
  wanted: () => boolean,
): Promise<Blob | undefined> {
  const drawing = queue.then(() => (wanted() ? draw(pdf, index, width) : undefined));
  queue = drawing.catch(() => undefined);
  return drawing;
}

async function draw(
  pdf: PDFDocumentProxy,
  index: number,
  width: number,
): Promise<Blob | undefined> {
  const page = await pdf.getPage(index + 1);
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({
    scale: Math.min(width / plain.width, Math.sqrt(MOST_PIXELS / (plain.width * plain.height))),
  });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await paintPage(page, { canvas, viewport, intent: width > 600 ? 'print' : 'display' }).promise;
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  canvas.width = 0;
  return blob ?? undefined;
}
