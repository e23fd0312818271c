import type { ecertCert } from '@tqc/contract/ecert';
import { ecertStatus } from '@tqc/domain/dictionaries';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { Readable } from 'node:stream';
import { zipped, type ZipPart } from '../../../kit/export';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import type { FileStore } from '../../../kit/files';
import { printers } from '../../../kit/printing';
import { countShown, FileReply, type CallContext } from '../../../kit/serve';
import { noteTrace, samplePaper } from '../../../trade/ecert';
import { stampRows } from '../stamps/stampRows';
import { asOperator, mine, type Ecert } from './ecertRows';

const PDF = 'application/pdf';
/** Bytes of a part's heads at most, its name twice among them. */
const HEADS = 4096;

/** 下载: the signed bytes as they are kept; full numbers stand on them, so each is counted. */
export async function getEcertPhoto(
  call: CallContext<typeof ecertCert.getEcertPhoto>,
): Promise<FileReply> {
  const { db, app, now, input } = call;
  const ids = [...new Set(input.ids)];
  const { rows } = await sql<Ecert & { readonly size: number }>`
    select e.*, (select f.size from file f where f.file_id = e.file_id) as size
    from ecert e where e.id in (${sql.join(ids)}) and ${mine(call)} order by e.id`.execute(db);
  if (rows.length < ids.length) throw outOfReach();
  const revoked = rows.find(({ status }) => status !== ecertStatus.code('effective'));
  if (revoked)
    throw new ApiFailure(422, `${revoked.name}的电子证书已经撤销，不能再下载；需要时请先重新制作`);
  await countShown(call, rows.length);
  await asOperator(call, async (by) => {
    await sql`update ecert set downloads = downloads + 1 where id in (${sql.join(ids)})`.execute(
      by.db,
    );
    for (const row of rows) await noteTrace(by, row, { act: 'downloaded', from: row.status });
  });
  call.note({ obj: 'ecert/download', detail: { ecerts: rows.map(({ ecertNo }) => ecertNo) } });
  const [first] = rows;
  if (first && rows.length === 1 && input.format === 'pdf')
    return new FileReply(await app.files.open(first.fileId), PDF, nameOf(first), true);
  const parts: ZipPart[] = rows.map((row) => ({
    name: nameOf(row),
    texts: bytesOf(app.files, row.fileId),
    pressed: true,
  }));
  const size = rows.reduce((sum, row) => sum + (row.size ?? 0), 0);
  return new FileReply(
    {
      stream: () => Readable.from(zipped(parts), { objectMode: false }),
      atMost: size + Math.ceil(size / 100) + rows.length * HEADS,
    },
    'application/zip',
    `电子证书_${chinaDay(now)}.zip`,
  );
}

const nameOf = ({ ecertNo }: Ecert) => `电子证书-${ecertNo}.pdf`;

/** Opened when its turn has come: so many files at once nobody needs open. */
async function* bytesOf(files: FileStore, fileId: string): AsyncGenerator<Buffer> {
  const { stream } = await files.open(fileId);
  for await (const piece of stream()) yield piece as Buffer;
}

/** 样张: how a stamp of the own organisation lies on the page; kept nowhere. */
export async function testPhoto(call: CallContext<typeof ecertCert.testPhoto>): Promise<FileReply> {
  const stamp = await stampRows(call).get(call.input.stampId);
  if (stamp.orgId !== call.who.orgId) throw outOfReach();
  const { x, y, width, height, version, stampId, stampName } = stamp;
  call.note({ obj: `orgStamp/${stampId}`, detail: { version } });
  const { files } = call.app;
  // The same stamp makes the same page; it says nothing of when.
  const made = new Date(0).toISOString();
  const draw = async () => {
    const bytes = await files.get(stamp.fileId);
    return printers.paper(samplePaper(stamp.orgName, { x, y, width, height, bytes }, made));
  };
  return new FileReply(draw, PDF, `样张-${stampName}.pdf`, true);
}
