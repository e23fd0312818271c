import type { PdfAssets } from './openPdf';

const [cmap, worker] = await Promise.all([import('pdfjs-dist/cmaps/UniGB-UTF16-H.bcmap?url'), import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url')]);

/** 故事和测试里 pdf.js 附件的位置：开发时直接用包里的，构建后的 Storybook 要把四个目录放在 pdfjs 下。 */
export const demoAssets: PdfAssets = { workerUrl: worker.default, base: import.meta.env.DEV ? cmap.default.replace(/cmaps\/.*$/, '') : 'pdfjs/' };
