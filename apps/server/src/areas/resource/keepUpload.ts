import { cut } from '@tqc/domain/shared';
import { ApiFailure } from '../../kit/failure';
import { nameFile } from '../../kit/files';
import type { CallContext } from '../../kit/serve';

/**
 * Keeps the one file of an upload, treated, in the name of the caller; of some kinds only where
 * they are named.
 */
export async function keepUpload(
  { db, app, who, files }: CallContext,
  kinds?: readonly string[],
  refusal = '申请材料只收图片或 PDF，请另选文件',
) {
  const [upload] = files;
  if (!upload || files.length > 1) throw new ApiFailure(422, '请选择一个文件');
  const { treated } = upload;
  if (!treated) throw new ApiFailure(422, '请选择一个文件');
  if (kinds && !kinds.includes(treated.kind)) throw new ApiFailure(422, refusal);
  const { id, size, sha256 } = await app.files.put(treated.bytes);
  const row = {
    fileId: id,
    name: cut(upload.name, 200),
    kind: treated.kind,
    mime: treated.mime,
    size,
    width: treated.width ?? null,
    height: treated.height ?? null,
  };
  await nameFile(db, who, { ...row, sha256 });
  return row;
}
