import { RuleError } from '@tqc/domain/kit';
import { treatUpload, type TreatedFile } from '../../kit/files';
import { SCANS } from '../../trade/registration';
import type { Db } from '../../kit/scope';
import type { AppParts, UploadedFile } from '../../kit/serve';

/** A document as an item names it: what it is, and the part of the body that carries it. */
export interface WantedFile {
  readonly kind: string;
  readonly title: string;
  readonly part: string;
}

/** A document whose bytes are in the file store, and of which the database does not know yet. */
export interface StoredDocument {
  readonly kind: string;
  readonly title: string;
  readonly name: string;
  readonly fileId: string;
  readonly size: number;
  readonly sha256: string;
  readonly treated: TreatedFile;
}

/**
 * Treats and stores the documents an item names. No transaction is open meanwhile: drawing pictures
 * anew takes as long as it takes.
 */
export async function storeDocuments(
  { files }: AppParts,
  wanted: readonly WantedFile[],
  uploads: ReadonlyMap<string, UploadedFile>,
): Promise<StoredDocument[]> {
  const stored: StoredDocument[] = [];
  try {
    for (const { kind, title, part } of wanted) {
      const upload = uploads.get(part);
      if (!upload) throw new RuleError(`缺少文件：${title}`);
      const treated = await treatUpload(upload.name, upload.bytes);
      if (kind === 'photo') checkPhoto(treated, upload.bytes.length);
      // What the viewers and forms of the review cannot show is no document.
      else if (!SCANS.includes(treated.kind))
        throw new RuleError(`${title}只收图片或PDF，请另选文件后再提交`);
      const { id, size, sha256 } = await files.put(treated.bytes);
      stored.push({
        kind,
        title,
        name: upload.name.slice(0, 200),
        fileId: id,
        size,
        sha256,
        treated,
      });
    }
    return stored;
  } catch (error) {
    await discardDocuments({ files }, stored);
    throw error;
  }
}

/** Removes the bytes of documents that no row came to name. */
export async function discardDocuments(
  { files }: Pick<AppParts, 'files'>,
  stored: readonly StoredDocument[],
): Promise<void> {
  for (const { fileId } of stored) await files.remove(fileId);
}

interface Place {
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly point: string;
  readonly orgId: string | null;
}
/** Of files that belong to a person and not to a place. */
export const nowhere: Place = { prov: '', city: '', county: '', point: '', orgId: null };

/** Writes down the stored documents as files of a place. */
export async function nameDocuments(
  db: Db,
  stored: readonly StoredDocument[],
  { orgId, prov, city, county, point }: Place,
): Promise<void> {
  if (stored.length === 0) return;
  await db
    .insertInto('file')
    .values(
      stored.map(({ fileId, name, size, sha256, treated }) => ({
        fileId,
        name,
        kind: treated.kind,
        mime: treated.mime,
        size,
        width: treated.width ?? null,
        height: treated.height ?? null,
        sha256,
        orgId,
        prov,
        city,
        county,
        point,
      })),
    )
    .execute();
}

/**
 * An application carries one photo: what the reviewer compares with the person is what stands on
 * the certificate. A second one beside it would leave open which of them was checked.
 */
export function requireOnePhoto(files: readonly { readonly kind: string }[]): void {
  if (files.filter(({ kind }) => kind === 'photo').length > 1)
    throw new RuleError('证件照片只能交一张，请去掉多余的照片后再提交');
}

const PHOTO_BYTES = 190 * 1024;

/** An upright jpeg of about 295 × 413 pixels under 190 KB, as the national platform takes it. */
function checkPhoto({ mime, width = 0, height = 0 }: TreatedFile, bytes: number): void {
  const ratio = width / height;
  if (mime !== 'image/jpeg' || bytes > PHOTO_BYTES || ratio < 0.6 || ratio > 0.85 || width < 150)
    throw new RuleError('证件照片应为不超过190KB的jpg竖版照片（约295×413像素），请重新上传');
}
