import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import { sentenceIn } from '../foundation/said';
import { loadPdfjs } from './loadPdfjs';

/** pdf.js 的附件放在哪里；都要与页面同源。 */
export interface PdfAssets {
  /** 解析用的 worker 文件地址。 */
  readonly workerUrl: string;
  /** 其下有 cmaps、standard_fonts、wasm、iccs 四个目录，以斜杠结尾。 */
  readonly base: string;
}

/** 一张图片解码后最多的像素数，防止恶意文件占满内存。 */
const MOST_PIXELS = 64_000_000;

/** 载入 pdf.js 并开始解析。 */
export async function openPdf(
  blob: Blob,
  { workerUrl, base }: PdfAssets,
): Promise<PDFDocumentLoadingTask> {
  const [pdfjs, data] = await Promise.all([loadPdfjs(), blob.arrayBuffer()]);
  pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
  return pdfjs.getDocument({
    data,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    cMapUrl: `${base}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${base}standard_fonts/`,
    wasmUrl: `${base}wasm/`,
    iccUrl: `${base}iccs/`,
  });
}

/** 打不开的原因，说给使用者听。 */
export function pdfSentence(error: unknown): string {
  const sentence = sentenceIn(error);
  if (sentence !== undefined) return sentence;
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'InvalidPDFException' || /Invalid PDF|Invalid Root|no objects|empty/i.test(message))
    return '文件已损坏或不完整，请联系提交人重新上传';
  return '文件没有取到，请检查网络后重试';
}
