import type { PdfAssets } from '@tqc/ui/PdfViewer';
// oxlint-disable-next-line import/default -- Vite answers a ?url import with the address as default
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** Worker, character maps, fonts and decoders of the PDF viewer, all from our own origin. */
export const pdfAssets: PdfAssets = { workerUrl, base: `${import.meta.env.BASE_URL}assets/pdfjs/` };
