export type { PdfAssets } from './openPdf';
export { PdfViewer } from './PdfViewer';
