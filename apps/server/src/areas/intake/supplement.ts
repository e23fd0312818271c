import { IntakeItem, SupplementItem } from '@tqc/contract/intake';
import { onOff, recognitionStatus, recordStatusRegister } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { recognitionFlow } from '@tqc/domain/register';
import { sql } from 'kysely';
import type { z } from 'zod';
import { chinaDay } from '@tqc/domain/shared';
import { newId } from '../../kit/newId';
import { isDeleted, type RegistrationRecord } from '../../trade/registration';
import type { Db } from '../../kit/scope';
import { nameDocuments, requireOnePhoto, type StoredDocument } from './documents';
import type { Taken, Taking } from './eachItem';
import {
  addToEnrollment,
  checkEnrollment,
  enrollmentOf,
  repeatOfEnrollment,
} from './enrollSupplement';

type Item = z.output<typeof SupplementItem>;

/**
 * What applicants add, to an application or a registration: it goes back to those that wait.
 * Handed in twice it counts once.
 */
export const supplements: Taking<Item> = {
  kind: 'registration',
  parse: (raw) => SupplementItem.parse(raw),
  async look({ db, now, numbers }, item) {
    const enrolled = await enrollmentOf(db, numbers, item);
    if (enrolled) {
      const before = repeatOfEnrollment(enrolled);
      if (!before) checkEnrollment(enrolled, item, now);
      return before;
    }
    const row = await applicationOf(db, numbers, item);
    const known = repeatOf(row);
    if (!known) check(row, item, now);
    return known;
  },
  async take(intake, item, stored) {
    const { db, now, numbers } = intake;
    const enrolled = await enrollmentOf(db, numbers, item, sql`for update`);
    if (enrolled)
      return (
        repeatOfEnrollment(enrolled) ?? (await addToEnrollment(intake, enrolled, item, stored))
      );
    const row = await applicationOf(db, numbers, item, sql`for update of r`);
    return repeatOf(row) ?? (await add(db, row, item, stored, now));
  },
};

async function applicationOf(
  db: Db,
  numbers: string,
  { channelNo }: Item,
  lock = sql``,
): Promise<RegistrationRecord> {
  const { rows } =
    await sql<RegistrationRecord>`select r.* from registration r join registration_key k on k.reg_id = r.reg_id where k.kind = ${numbers} and k.value = ${channelNo} ${lock}`.execute(
      db,
    );
  const row = rows[0];
  if (!row) throw new RuleError('没有该申请，请先交件');
  if (isDeleted(row)) throw new RuleError('该申请已删除，不能再补充，请联系确认点');
  return row;
}

function repeatOf({ status, completeBefore, regId }: RegistrationRecord): Taken | undefined {
  return status === recognitionStatus.code('filed') && completeBefore !== null
    ? { id: regId, repeated: true }
    : undefined;
}

/** The state the supplement leads to, or why it comes too late or brings nothing. */
function check(row: RegistrationRecord, item: Item, now: Date): number {
  const { channelNo: _channelNo, files, replies, ...fields } = item;
  const status = owesDiploma(row)
    ? row.status
    : recognitionFlow.next('applicantCompletes', row.status);
  if (owesDiploma(row)) requireDiplomaOnly(item);
  else if (row.completeBefore !== null && chinaDay(now) > row.completeBefore)
    throw new RuleError(`补全截止日期（${row.completeBefore}）已过，请联系确认点`);
  if (files.length === 0 && replies.length === 0 && Object.keys(fields).length === 0)
    throw new RuleError('没有补充的内容，请上传材料或填写后再提交');
  // Scans of registrations are none of an application.
  IntakeItem.shape.files.parse(files);
  requireOnePhoto(files);
  return status;
}

/** Whoever was confirmed before graduating brings the diploma later; the case stays where it is. */
function owesDiploma({ recordStatus, status }: RegistrationRecord): boolean {
  return (
    recordStatus === recordStatusRegister.code('awaitingCollege') &&
    recognitionStatus.group.confirmed.includes(status)
  );
}

const OF_DIPLOMA: ReadonlySet<string> = new Set([
  'channelNo',
  'files',
  'replies',
  'diplomaNo',
  'graduateDate',
]);

/** What was confirmed already is not brought anew with the diploma. */
function requireDiplomaOnly(item: Item): void {
  const others = Object.keys(item).some((name) => !OF_DIPLOMA.has(name));
  if (others || item.files.some(({ kind }) => kind !== 'newDiploma'))
    throw new RuleError('该申请已确认，只等补交毕业证书，请只提交毕业证书和证书信息');
}

async function add(
  db: Db,
  row: RegistrationRecord,
  item: Item,
  stored: readonly StoredDocument[],
  now: Date,
): Promise<Taken> {
  const status = check(row, item, now);
  const { channelNo: _channelNo, files, replies, ...fields } = item;
  await nameDocuments(db, stored, row);
  // What is handed in anew replaces what was there of its kind: all of it once, before the first of
  // the new pages.
  for (const kind of new Set(stored.map((one) => one.kind)))
    await db
      .deleteFrom('registrationFile')
      .where('city', '=', row.city)
      .where('regId', '=', row.regId)
      .where('kind', '=', kind)
      .execute();
  for (const { kind, title, fileId } of stored) {
    const place = {
      regId: row.regId,
      city: row.city,
      prov: row.prov,
      county: row.county,
      point: row.point,
    };
    const last = await db
      .selectFrom('registrationFile')
      .select((is) => is.fn.max('seq').as('seq'))
      .where('city', '=', row.city)
      .where('regId', '=', row.regId)
      .executeTakeFirst();
    await db
      .insertInto('registrationFile')
      .values({ ...place, kind, title, fileId, seq: Number(last?.seq ?? 0) + 1 })
      .execute();
    if (kind === 'photo')
      await db
        .updateTable('registration')
        .set({ photo: fileId })
        .where('city', '=', row.city)
        .where('regId', '=', row.regId)
        .execute();
  }
  for (const { regAudId, reply } of replies) {
    const answered = await db
      .updateTable('registrationMessage')
      .set({ reply, replyTime: now.toISOString() })
      .where('city', '=', row.city)
      .where('regAudId', '=', regAudId)
      .where('regId', '=', row.regId)
      .where('status', '=', onOff.code('on'))
      .executeTakeFirst();
    if (answered.numUpdatedRows !== 1n) throw new RuleError('要回复的留言不存在或已取消');
  }
  await db
    .updateTable('registration')
    .set((is) => ({
      ...fields,
      status,
      lastSubmitTime: now.toISOString(),
      version: is('version', '+', 1),
    }))
    .where('city', '=', row.city)
    .where('regId', '=', row.regId)
    .execute();
  await db
    .insertInto('registrationLog')
    .values({
      logId: newId(),
      city: row.city,
      regId: row.regId,
      prov: row.prov,
      county: row.county,
      point: row.point,
      at: now.toISOString(),
      step: '补全材料',
      event: owesDiploma(row) ? '补交毕业证书' : '提交补充',
      fromStatus: row.status,
      toStatus: status,
      actor: '申请人',
      orgName: '申请人渠道',
      detail: JSON.stringify({ files: files.map(({ kind }) => kind), fields: Object.keys(fields) }),
    })
    .execute();
  return { id: row.regId, repeated: false };
}
