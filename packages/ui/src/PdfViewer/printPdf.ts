import type { PDFDocumentProxy } from 'pdfjs-dist';
import { drawPage } from './drawPage';
import styles from './PdfViewer.module.css';

/** 打印纸上每英寸的点数与屏幕之比：约 150 点。 */
const SHARPNESS = 150 / 72;

/** 把各页画成图片交给浏览器打印；打印期间页面上别的东西都隐去。 */
export async function printPdf(
  pdf: PDFDocumentProxy,
  onPage: (page: number) => void,
  wanted: () => boolean,
): Promise<void> {
  const root = document.createElement('div');
  root.className = styles['printed'] ?? '';
  root.dataset['printed'] = 'pages';
  const urls: string[] = [];
  try {
    for (let index = 0; index < pdf.numPages; index += 1) {
      if (!wanted()) return;
      onPage(index + 1);
      const { width } = (await pdf.getPage(index + 1)).getViewport({ scale: 1 });
      const blob = await drawPage(pdf, index, width * SHARPNESS, wanted);
      if (!blob) return;
      const image = new Image();
      image.src = URL.createObjectURL(blob);
      urls.push(image.src);
      await image.decode();
      root.append(image);
    }
    document.body.append(root);
    document.body.dataset['printing'] = '';
    globalThis.print();
  } finally {
    root.remove();
    delete document.body.dataset['printing'];
    for (const url of urls) URL.revokeObjectURL(url);
  }
}
