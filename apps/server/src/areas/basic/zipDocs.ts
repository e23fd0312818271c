import type { eduDoc } from '@tqc/contract/basic';
import { chinaDay } from '@tqc/domain/shared';
import { Readable } from 'node:stream';
import { zipped, type ZipPart } from '../../kit/export';
import { ApiFailure, outOfReach } from '../../kit/failure';
import type { FileStore } from '../../kit/files';
import { FileReply, type CallContext } from '../../kit/serve';
import { countFetched, mayReadDoc } from '../../trade/eduDocs';

const MB = 1024 * 1024;
const MOST = 200 * MB;
/** Bytes of a part's heads at most, its name twice among them. */
const HEADS = 4096;
/** The others are pressed already. */
const LOOSE: readonly string[] = ['txt', 'bmp', 'xls', 'doc', 'ppt'];

/** Several materials as one file, made as it is sent; each is counted and named in the audit. */
export async function zipDocs(call: CallContext<typeof eduDoc.zip>): Promise<FileReply> {
  const { db, input, who, app, now } = call;
  const wanted = [...new Set(input.docIds)];
  const docs = await db
    .selectFrom('eduDoc')
    .select(['docId', 'fileId', 'title', 'docVersion', 'kind', 'size'])
    .where('docId', 'in', wanted)
    .where(mayReadDoc(who))
    .orderBy('docId')
    .execute();
  if (docs.length < wanted.length) throw outOfReach();
  const size = docs.reduce((sum, doc) => sum + doc.size, 0);
  if (size > MOST) throw new ApiFailure(422, `所选资料合计超过${MOST / MB} MB，请分几次下载`);
  await countFetched(
    db,
    docs.map(({ fileId }) => fileId),
  );
  call.note({ obj: 'eduDoc/zip', detail: { docs: docs.map(({ docId }) => docId) } });
  const parts = partsOf(app.files, docs);
  return new FileReply(
    {
      stream: () => Readable.from(zipped(parts), { objectMode: false }),
      atMost: size + Math.ceil(size / 100) + docs.length * HEADS,
    },
    'application/zip',
    `资料下载_${chinaDay(now)}.zip`,
  );
}

interface Doc {
  readonly fileId: string;
  readonly title: string;
  readonly docVersion: string;
  readonly kind: string;
}

/** Named as they are listed; of two with the same name the second says so. */
function partsOf(files: FileStore, docs: readonly Doc[]): ZipPart[] {
  const taken = new Set<string>();
  return docs.map(({ fileId, title, docVersion, kind }) => {
    const plain = `${title}_${docVersion}`.replaceAll(/[\\/:*?"<>|\s]/g, '_');
    let name = `${plain}.${kind}`;
    for (let again = 2; taken.has(name); again += 1) name = `${plain}（${again}）.${kind}`;
    taken.add(name);
    return { name, texts: bytesOf(files, fileId), pressed: !LOOSE.includes(kind) };
  });
}

/** Opened when its turn has come: so many files at once nobody needs open. */
async function* bytesOf(files: FileStore, fileId: string): AsyncGenerator<Buffer> {
  const { stream } = await files.open(fileId);
  for await (const piece of stream()) yield piece as Buffer;
}
