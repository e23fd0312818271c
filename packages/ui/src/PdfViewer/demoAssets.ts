import type { PdfAssets } from './openPdf';

const [cmap, worker] = await Promise.all([
  import('pdfjs-dist/cmaps/UniGB-UTF16-H.bcmap?url'),
  import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
]);

/** 故事和测试里 pdf.js 附件的位置：开发时直接用包里的，构建后的 Storybook 把四个目录放在 pdfjs 下；要写全，解码器按自己的位置取会取不到。 */
export const demoAssets: PdfAssets = {
  workerUrl: worker.default,
  base: import.meta.env.DEV
    ? cmap.default.replace(/cmaps\/.*$/, '')
    : new URL('pdfjs/', document.baseURI).href,
};
