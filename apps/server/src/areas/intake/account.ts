import { AccountItem } from '@tqc/contract/intake';
import { realNameFlow } from '@tqc/domain/applicant';
import { applicantAccount, province, realNameAuth, realNameReason } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { chinaDay, normalMobile, personNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { z } from 'zod';
import { newId } from '../../kit/newId';
import { placeOf } from '../../kit/personal';
import { recordLife } from '../../trade/applicants';
import { checkCertificates, keepCertificates } from './certificates';
import { nameDocuments, nowhere, type StoredDocument } from './documents';
import type { Intake, Taken, Taking } from './eachItem';
import { checkIdentity } from './person';

type Item = z.output<typeof AccountItem>;

const RESIDENT = 1;
const WAITING = realNameAuth.code('waiting');

/** Accounts of applicants: new ones are added, known ones brought up to date. */
export const accounts: Taking<Item> = {
  kind: 'applicant',
  parse: (raw) => AccountItem.parse(raw),
  async look(intake, item) {
    check(item, chinaDay(intake.now));
    const before = await knownAs(intake, item.channelNo);
    if (before) nextAuth(before.realNameAuth, item);
    return undefined;
  },
  async take(intake, item, stored) {
    const { db, numbers } = intake;
    await sql`select pg_advisory_xact_lock(hashtextextended(${`account/${numbers}/${item.channelNo}`}, 0))`.execute(
      db,
    );
    const handed = markOf(intake, item, stored);
    const before = await knownAs(intake, item.channelNo);
    if (before?.handed?.equals(handed)) return { id: before.ssoId, repeated: true };
    return before
      ? renew(intake, before, item, stored, handed)
      : keep(intake, item, stored, handed);
  },
};

type Known = NonNullable<Awaited<ReturnType<typeof knownAs>>>;

function knownAs({ db, numbers }: Intake, channelNo: string) {
  return db
    .selectFrom('applicant')
    .select(['ssoId', 'name', 'idIndex', 'realNameAuth', 'account', 'handed', 'version'])
    .where('channel', '=', numbers)
    .where('channelNo', '=', channelNo)
    .executeTakeFirst();
}

/** Stands for all that was handed over: the same once more is nothing new. */
const markOf = ({ app }: Intake, item: Item, stored: readonly StoredDocument[]) =>
  app.personal.index('idNo', JSON.stringify([item, stored.map(({ sha256 }) => sha256)]));

/** Refuses data that contradict themselves, and who is left to people without pictures. */
function check(item: Item, today: string): void {
  checkIdentity(item, personNo(item.idNo));
  checkCertificates(item);
  if (item.birthDate > today) throw new RuleError('出生日期不能晚于今天');
  if (item.realName !== WAITING) return;
  if (item.reviewReason === null || !realNameReason.has(item.reviewReason))
    throw new RuleError('提交人工审核应写明申请原因');
  const kinds = new Set(item.files.map(({ kind }) => kind));
  if (!kinds.has('front') || !kinds.has('face'))
    throw new RuleError('提交人工审核应有证件正面和现场人像照片');
}

/** The state of the real name after the channel said its own; people's verdicts are not undone. */
function nextAuth(before: number, { realName }: Item): number {
  const is = (...names: readonly Parameters<typeof realNameAuth.code>[0][]) =>
    names.some((name) => before === realNameAuth.code(name));
  if (realName !== WAITING) return is('unverified', 'failed') ? realName : before;
  if (is('waiting', 'unverified')) return WAITING;
  return realNameFlow.next('askReview', before);
}

async function keep(
  { app, db, now, numbers }: Intake,
  item: Item,
  stored: readonly StoredDocument[],
  handed: Buffer,
): Promise<Taken> {
  const ssoId = newId();
  const idNo = personNo(item.idNo);
  const idIndex = app.personal.index('idNo', idNo);
  const prov = provinceOf(item.idType, idNo);
  const { channelNo, realName } = item;
  await db
    .insertInto('applicant')
    .values({
      ...columnsOf(item),
      ...phoneOf(app, ssoId, item.mobile),
      ssoId,
      channel: numbers,
      channelNo,
      handed,
      idNo: app.personal.seal(placeOf('applicant', 'id_no', ssoId), idNo),
      idIndex,
      idRef: app.personal.idRef(idNo),
      prov,
      places: sql<string[]>`array(select distinct place from (
        select ${prov}::text as place union select unnest(array[r.prov, r.city, r.county])
        from registration r where r.id_index = ${idIndex}) places where place <> '')`,
      realNameAuth: realName,
      askedAt: realName === WAITING ? now.toISOString() : null,
    })
    .execute();
  await keepPictures({ db }, ssoId, stored);
  await keepCertificates(db, ssoId, item);
  await tell({ db, now }, ssoId, item, '注册账户');
  return { id: ssoId, repeated: false };
}

async function renew(
  { app, db, now }: Intake,
  before: Known,
  item: Item,
  stored: readonly StoredDocument[],
  handed: Buffer,
): Promise<Taken> {
  const { ssoId } = before;
  if (before.account === applicantAccount.code('closed')) throw new RuleError('该账户已注销');
  if (
    before.name !== item.name ||
    !before.idIndex.equals(app.personal.index('idNo', personNo(item.idNo)))
  )
    throw new RuleError('姓名和证件号码的更正请作为申请人事务提交');
  const next = nextAuth(before.realNameAuth, item);
  const asks = next === WAITING;
  await db
    .updateTable('applicant')
    .set((is) => ({
      ...phoneOf(app, ssoId, item.mobile),
      email: item.email,
      household: item.household,
      lastLoginAt: item.lastLoginAt,
      faceScore: item.faceScore,
      autoTries: item.autoTries,
      reviewReason: item.reviewReason,
      handed,
      realNameAuth: next,
      // Who asks with new pictures is looked at anew by whoever comes first.
      ...(asks && {
        askedAt: now.toISOString(),
        doubtedBy: null,
        doubted: '',
        refusal: null,
        opinion: '',
        reviewer: '',
        reviewedAt: null,
      }),
      version: is('version', '+', 1),
    }))
    .where('ssoId', '=', ssoId)
    .execute();
  await keepPictures({ db }, ssoId, stored);
  await keepCertificates(db, ssoId, item);
  await tell({ db, now }, ssoId, item, asks ? '提交人工审核' : '更新账户');
  return { id: ssoId, repeated: false };
}

const columnsOf = ({ name, sex, nation, birthDate, idType, email, household, ...item }: Item) => ({
  name,
  sex,
  nation,
  birthDate,
  idType,
  email,
  household,
  registeredAt: item.registeredAt,
  lastLoginAt: item.lastLoginAt,
  reviewReason: item.reviewReason,
  faceScore: item.faceScore,
  autoTries: item.autoTries,
});

const provinceOf = (idType: number, idNo: string) =>
  idType === RESIDENT && province.has(idNo.slice(0, 2)) ? idNo.slice(0, 2) : '';

function phoneOf({ personal }: Intake['app'], ssoId: string, given: string) {
  const mobile = normalMobile(given);
  return {
    mobile: personal.seal(placeOf('applicant', 'mobile', ssoId), mobile),
    mobileIndex: personal.index('mobile', mobile),
  };
}

/** Pictures handed over anew take the place of those of their kind. */
async function keepPictures(
  { db }: Pick<Intake, 'db'>,
  ssoId: string,
  stored: readonly StoredDocument[],
): Promise<void> {
  if (stored.length === 0) return;
  await nameDocuments(db, stored, nowhere);
  await db
    .deleteFrom('applicantFile')
    .where('ssoId', '=', ssoId)
    .where(
      'part',
      'in',
      stored.map(({ kind }) => kind),
    )
    .execute();
  await db
    .insertInto('applicantFile')
    .values(stored.map(({ kind, fileId }, seq) => ({ fileId, ssoId, part: kind, seq })))
    .execute();
}

const tell = (
  { db, now }: Pick<Intake, 'db' | 'now'>,
  ssoId: string,
  { realName }: Item,
  event: string,
) =>
  recordLife(
    { db, now },
    { ssoId, kind: 'ssouser', recordId: ssoId, event, opinion: realNameAuth.label(realName) },
    { actor: '申请人', orgName: '申请人渠道' },
  );
