import { IntakeItem } from '@tqc/contract/intake';
import { examType, onOff, recognitionStatus } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { chinaDay, normalMobile, personNo, registrationNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { z } from 'zod';
import { newId } from '../../kit/newId';
import { requireExempt } from '../../trade/exemptStudents';
import { takeNumber } from '../../trade/numbers';
import { placeOf } from '../../kit/personal';
import { initials, personsToday } from '../../trade/registration';
import { subjectsOf } from '../../trade/subjects';
import type { Db } from '../../kit/scope';
import type { AppParts } from '../../kit/serve';
import { nameDocuments, requireOnePhoto, type StoredDocument } from './documents';
import type { Intake, Taken, Taking } from './eachItem';
import { checkPerson } from './person';
import { countInDay, GONE, placeFor } from './place';

type Item = z.output<typeof IntakeItem>;

const ONCE_A_YEAR = '同一自然年度内只能申请一次，该证件号码已有申请';

/** What is found out about an application before anything of it is kept. */
interface Admitted {
  readonly idNo: string;
  readonly idIndex: Buffer;
  readonly limited: boolean;
  readonly personKey: string;
  readonly subjectName: string;
  /** What is taken from the record of a student who applies without an exam. */
  readonly exempt: { readonly examValidUntil?: string; readonly normalStudent?: true };
  readonly place: Awaited<ReturnType<typeof placeFor>>;
}

/** Applications of the applicants: looked at first, and taken once their documents are stored. */
export const applications: Taking<Item> = {
  kind: 'registration',
  parse: (raw) => IntakeItem.parse(raw),
  async look({ app, db, now, numbers }, item) {
    const known = await knownBefore(db, numbers, item.channelNo);
    if (!known) await admit(app, db, item, now);
    return known;
  },
  async take(intake, item, stored) {
    const { db, numbers } = intake;
    // The same application handed in twice at once: the second waits here and then finds the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`intake/${numbers}/${item.channelNo}`}, 0))`.execute(
      db,
    );
    return (await knownBefore(db, numbers, item.channelNo)) ?? (await keep(intake, item, stored));
  },
};

async function knownBefore(db: Db, numbers: string, channelNo: string): Promise<Taken | undefined> {
  const regId = await claimedBy(db, numbers, channelNo);
  return regId === undefined ? undefined : { id: regId, repeated: true };
}

/** The application that stands under a key already. */
async function claimedBy(db: Db, kind: string, value: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('registrationKey')
    .select('regId')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirst();
  return found?.regId;
}

/** Refuses with a sentence the channel can show what cannot become an application today. */
async function admit(
  app: AppParts,
  db: Db,
  item: Item,
  now: Date,
  lock = sql``,
): Promise<Admitted> {
  const idNo = personNo(item.idNo);
  checkPerson(item, idNo, chinaDay(now));
  const place = await placeFor(db, item, now, lock);
  const subject = (await subjectsOf(db, item.ctId)).find(({ id }) => id === item.subjectId);
  if (!subject?.isOpen) throw new RuleError('任教学科不属于所申请的资格种类');
  if (!item.files.some(({ kind }) => kind === 'photo')) throw new RuleError('缺少证件照片');
  requireOnePhoto(item.files);
  const idIndex = app.personal.index('idNo', idNo);
  const { limited, held } = await standingOf(db, { ...item, idIndex }, now);
  if (held) throw new RuleError('已持有相同资格种类和任教学科的教师资格证书，不用重复申请');
  const personKey = `${chinaDay(now).slice(0, 4)}/${idIndex.toString('base64url')}`;
  if (await claimedBy(db, 'person', personKey)) throw new RuleError(ONCE_A_YEAR);
  const exempt =
    item.examType === examType.code('exempt')
      ? {
          examValidUntil: await requireExempt(db, { ...item, idIndex }, chinaDay(now)),
          normalStudent: true as const,
        }
      : {};
  return { idNo, idIndex, limited, personKey, subjectName: subject.name, exempt, place };
}

/**
 * Writes the application down. Its province's number is taken last of all that may wait: whoever
 * comes next waits for a few inserts.
 */
async function keep(
  { app, db, now, numbers }: Intake,
  item: Item,
  stored: readonly StoredDocument[],
): Promise<Taken> {
  // Nobody ends or closes the plan until the application stands in it.
  const held = sql`for share of p`;
  const { idNo, idIndex, limited, personKey, subjectName, exempt, place } = await admit(
    app,
    db,
    item,
    now,
    held,
  );
  // One message; the arrangement before its slot, whoever comes.
  await Promise.all([book(db, item.lsId), countInDay(db, place, now)]);
  await nameDocuments(db, stored, place.columns);
  const year = Number(chinaDay(now).slice(0, 4));
  const regId = registrationNo(
    year,
    place.half,
    place.prov,
    await takeNumber(db, `reg/${year}/${place.half}/${place.prov}`),
  );
  await claim(db, numbers, item.channelNo, regId, '该申请正在处理');
  await claim(db, 'person', personKey, regId, ONCE_A_YEAR);
  const { files: _files, resume, idNo: _idNo, mobile: _mobile, mandarinScore, ...rest } = item;
  const mobile = normalMobile(item.mobile);
  await db
    .insertInto('registration')
    .values({
      ...rest,
      ...exempt,
      ...place.columns,
      regId,
      namePinyin: initials(item.name),
      subjectName,
      mandarinScore: mandarinScore === null ? null : String(mandarinScore),
      resume: JSON.stringify(resume),
      idNo: app.personal.seal(placeOf('registration', 'id_no', regId), idNo),
      idIndex,
      idRef: app.personal.idRef(idNo),
      mobile: app.personal.seal(placeOf('registration', 'mobile', regId), mobile),
      mobileIndex: app.personal.index('mobile', mobile),
      limitHit: limited,
      status: recognitionStatus.code('filed'),
      applyTime: now.toISOString(),
      lastSubmitTime: now.toISOString(),
      photo: stored.find(({ kind }) => kind === 'photo')?.fileId ?? null,
    })
    .execute();
  const { city, prov, county, point } = place.columns;
  const scope = { city, prov, county, point, regId };
  await db
    .insertInto('registrationFile')
    .values(
      stored.map(({ kind, title, fileId }, at) => ({ ...scope, kind, title, fileId, seq: at + 1 })),
    )
    .execute();
  await db
    .insertInto('registrationLog')
    .values({
      ...scope,
      logId: newId(),
      at: now.toISOString(),
      step: '网上申报',
      event: '提交申请',
      fromStatus: null,
      toStatus: recognitionStatus.code('filed'),
      actor: '申请人',
      orgName: '申请人渠道',
    })
    .execute();
  return { id: regId, repeated: false };
}

/**
 * Counts the application in at its point; one that was closed or deleted since the form was filled
 * in takes nobody any more.
 */
async function book(db: Db, lsId: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('planArrangement')
    .set((is) => ({ booked: is('booked', '+', 1) }))
    .where('lsId', '=', lsId)
    .where('status', '=', onOff.code('on'))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new RuleError(GONE);
}

/** How the person stands today who applies for a type and subject. */
async function standingOf(
  db: Db,
  applied: Pick<Item, 'ctId' | 'subjectId'> & { readonly idIndex: Buffer },
  now: Date,
) {
  return (await personsToday(db, [applied], chinaDay(now)))(applied);
}

async function claim(
  db: Db,
  kind: string,
  value: string,
  regId: string,
  taken: string,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('registrationKey')
    .values({ kind, value, regId })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new RuleError(taken);
}
