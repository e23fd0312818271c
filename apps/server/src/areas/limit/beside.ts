import type { limit } from '@tqc/contract/limit';
import { limitStatus, limitType } from '@tqc/domain/dictionaries';
import { refuse, RuleError, TooLate } from '@tqc/domain/kit';
import { lawsOf, termOf } from '@tqc/domain/limit';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { zipped, type ZipPart } from '../../kit/export';
import { ApiFailure } from '../../kit/failure';
import { ownUpload, type FileStore } from '../../kit/files';
import { newId } from '../../kit/newId';
import { asSystem } from '../../kit/scope';
import { FileReply, type CallContext } from '../../kit/serve';
import { restrictionRows, restrictions, type Restriction } from './restrictions';

/** Documents of an entry at most, all that came later among them. */
const MOST_KEPT = 20;
/** Bytes of a part's heads at most, its name twice among them. */
const HEADS = 4096;

/** 法律依据：what each kind may rest on, and for how long it restricts. */
export const getLaws = async () => ({
  record: limitType.codes.map((type) => ({
    limitType: type,
    laws: [...lawsOf(type)],
    term: termOf(type) ?? null,
  })),
});

/** Certificates of the person of an entry, wherever in the country they were issued. */
async function certsOf({ db }: Pick<CallContext, 'db'>, { idIndex }: Restriction) {
  return asSystem(db, () =>
    db
      .selectFrom('cert')
      .select(['certId', 'certNo', 'ctId', 'subjectName', 'orgName', 'recognisedOn'])
      .where('idIndex', '=', idIndex)
      .orderBy('recognisedOn')
      .orderBy('certId')
      .execute(),
  );
}

/** 关联的证书，and the others that the person holds. */
export async function queryCert(call: CallContext<typeof limit.queryCert>) {
  const row = await restrictionRows(call).get(call.input.limitId);
  const record = await call.db
    .selectFrom('limitationCert')
    .selectAll()
    .where('limitId', '=', row.limitId)
    .orderBy('limitCertId')
    .execute();
  const linked = new Set(record.map(({ certId }) => certId));
  const others = (await certsOf(call, row)).filter(({ certId }) => !linked.has(certId));
  return { record, others };
}

/** 关联证书：one of the same person. */
export async function addCert(call: CallContext<typeof limit.addCert>) {
  const { limitId, certId } = call.input;
  const row = await heldOwn(call, limitId);
  const cert = (await certsOf(call, row)).find((one) => one.certId === certId);
  if (!cert) throw refuse('certId', '这本证书不是该人员的，请重新选择');
  const { numInsertedOrUpdatedRows } = await call.db
    .insertInto('limitationCert')
    .values({
      ...cert,
      limitCertId: newId(),
      limitId,
      linkedBy: call.who.name,
      linkedAt: call.now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['limitId', 'certId']).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new RuleError('该证书已经关联，不必重复操作');
  await note(call, row, '关联证书', cert.certNo);
  return null;
}

/** 取消关联. */
export async function deleteCert(call: CallContext<typeof limit.deleteCert>) {
  const { limitId, certId } = call.input;
  const row = await heldOwn(call, limitId);
  const [gone] = await call.db
    .deleteFrom('limitationCert')
    .where('limitId', '=', limitId)
    .where('certId', '=', certId)
    .returning('certNo')
    .execute();
  if (!gone) throw new RuleError('该证书没有关联，请刷新后再看');
  await note(call, row, '取消关联证书', gone.certNo);
  return null;
}

/** 补充文书：added behind those that are there. */
export async function uploadDecisionFile(call: CallContext<typeof limit.uploadDecisionFile>) {
  const { limitId, files } = call.input;
  const row = await heldOwn(call, limitId);
  const { rows } = await sql<{ last: number; n: number }>`
    select coalesce(max(seq), -1)::int as last, count(*)::int as n from limitation_file where limit_id = ${limitId} and part = 'decision'`.execute(
    call.db,
  );
  const { last = -1, n = 0 } = rows[0] ?? {};
  if (n + files.length > MOST_KEPT)
    throw refuse('files', `一条限制最多保存${MOST_KEPT}份文书，已有${n}份`);
  for (const fileId of files) await ownUpload(call, fileId, ['pdf', 'image']);
  await call.db
    .insertInto('limitationFile')
    .values(files.map((fileId, at) => ({ limitId, part: 'decision', seq: last + 1 + at, fileId })))
    .execute();
  await note(call, row, '补充文书', `${files.length}份`);
  return null;
}

/** Takes an entry of the caller's own organisation that is not over. */
async function heldOwn(call: CallContext, limitId: string): Promise<Restriction> {
  const row = await restrictions.own(call, limitId);
  if (row.status === limitStatus.code('released')) throw new TooLate('限制已经解除，不能再改动');
  return row;
}

const note = (call: CallContext, row: Restriction, event: string, opinion: string) =>
  restrictions.record(call, row, { step: '录入', event, toStatus: row.status, opinion });

const MB = 1024 * 1024;
const MOST = 200 * MB;

/** 下载文书：all documents of an entry, those of its release as well. */
export async function downloadDecisionFile(
  call: CallContext<typeof limit.downloadDecisionFile>,
): Promise<FileReply> {
  const { db, app, now } = call;
  const row = await restrictionRows(call).get(call.input.limitId);
  // Whoever may see the entry may read what it rests on.
  const docs = await asSystem(db, () =>
    db
      .selectFrom('limitationFile')
      .innerJoin('file', 'file.fileId', 'limitationFile.fileId')
      .select(['file.fileId', 'file.name', 'file.size', 'part'])
      .where('limitId', '=', row.limitId)
      .orderBy('part')
      .orderBy('seq')
      .execute(),
  );
  if (docs.length === 0) throw new RuleError('这条限制没有文书附件（历史数据）');
  const size = docs.reduce((sum, doc) => sum + Number(doc.size), 0);
  if (size > MOST) throw new ApiFailure(422, `文书合计超过${MOST / MB} MB，请在查看中逐份打开`);
  const parts: ZipPart[] = docs.map(({ fileId, name, part }, at) => ({
    name: `${part === 'release' ? '解除' : '文书'}附件${at + 1}${extname(name)}`,
    texts: bytesOf(app.files, fileId),
    pressed: true,
  }));
  return new FileReply(
    {
      stream: () => Readable.from(zipped(parts), { objectMode: false }),
      atMost: size + Math.ceil(size / 100) + docs.length * HEADS,
    },
    'application/zip',
    `限制文书_${row.limitNo ?? row.limitId}_${chinaDay(now)}.zip`,
  );
}

/** Opened when its turn has come. */
async function* bytesOf(files: FileStore, fileId: string): AsyncGenerator<Buffer> {
  const { stream } = await files.open(fileId);
  for await (const piece of stream()) yield piece as Buffer;
}
