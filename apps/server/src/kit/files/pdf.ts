import type { PDFDocumentProxy } from 'pdfjs-dist';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// The reader would load its worker with the first file; that time would count as the file's.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { isActivePdf } from './activePdf';
import { FileRefused } from './refused';

const ACTIVE = 'PDF 中含有脚本、启动命令或内嵌文件，请另存为普通 PDF 后重新上传';
const ENCRYPTED = 'PDF 已加密，请去除密码和权限限制后重新上传';
const TOO_MANY = 'PDF 的页数或批注过多，请拆分或打印为新的 PDF 后重新上传';
const MOST_ANNOTATIONS = 5000;
const BROKEN = 'PDF 无法读取，可能已损坏，请重新生成后上传';
/** Annotations that play, open or bring along something. */
const ACTIVE_KINDS: ReadonlySet<string> = new Set([
  'RichMedia',
  'FileAttachment',
  'Screen',
  'Movie',
  'Sound',
  '3D',
]);
const WEB = /^(https?:|mailto:|tel:|www\.)/i;

/**
 * Refuses a PDF that is encrypted, that a reader cannot read, or that runs or carries anything: by
 * its bytes and by a reader's eyes.
 */
export async function checkPdf(bytes: Buffer): Promise<void> {
  const active = isActivePdf(bytes);
  // What is encrypted looks active, as nothing can be seen in it; the reader knows which it is.
  if (active && !bytes.includes('/Encrypt')) throw new FileRefused(462, ACTIVE);
  const opening = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
  });
  try {
    const pdf = await opening.promise;
    const info = new Map<string, unknown>(Object.entries((await pdf.getMetadata()).info));
    if (info.get('EncryptFilterName') !== null) throw new FileRefused(461, ENCRYPTED);
    if (active || info.get('IsXFAPresent') === true || info.get('IsCollectionPresent') === true)
      throw new FileRefused(462, ACTIVE);
    if (await isActive(pdf)) throw new FileRefused(462, ACTIVE);
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    if (active && !isLocked) throw new FileRefused(462, ACTIVE);
    throw new FileRefused(461, isLocked ? ENCRYPTED : BROKEN);
  } finally {
    await opening.destroy();
  }
}

/**
 * What a reader finds: an opening that does something, scripts and attachments of the file, of its
 * fields, pages and annotations.
 */
async function isActive(pdf: PDFDocumentProxy): Promise<boolean> {
  // A place to begin at is in most files; anything an opening does besides is not.
  const opens = (await pdf.getOpenAction()) as { action?: unknown } | null;
  if (opens?.action || hasAny(await pdf.getAttachments()) || hasAny(await pdf.getJSActions()))
    return true;
  if (hasActive(Object.values((await pdf.getFieldObjects()) ?? {}).flat())) return true;
  let left = MOST_ANNOTATIONS;
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at);
    if (hasAny(await page.getJSActions())) return true;
    const annotations = await page.getAnnotations({ intent: 'any' });
    // Pages may share theirs, so a small file can ask for any amount of looking.
    if ((left -= annotations.length) < 0) throw new FileRefused(461, TOO_MANY);
    if (hasActive(annotations)) return true;
    page.cleanup();
  }
  return false;
}

/** Something that plays, brings a file along, runs, or leads to anything but a page of the web. */
function hasActive(annotations: readonly unknown[]): boolean {
  return annotations.some((annotation) => {
    const { subtype, actions, file, attachment, unsafeUrl, url } = annotation as Readonly<
      Record<string, unknown>
    >;
    return (
      ACTIVE_KINDS.has(String(subtype)) ||
      hasAny(actions) ||
      file !== undefined ||
      attachment !== undefined ||
      (typeof unsafeUrl === 'string' && !WEB.test(unsafeUrl)) ||
      (typeof url === 'string' && !WEB.test(url))
    );
  });
}

function hasAny(found: unknown): boolean {
  return typeof found === 'object' && found !== null && Object.keys(found).length > 0;
}
