import { EnrollmentItem } from '@tqc/contract/intake';
import {
  assessResult,
  enrollScope,
  onOff,
  registrationType,
  teachGrade,
} from '@tqc/domain/dictionaries';
import { whyNotRegister } from '@tqc/domain/enroll';
import { RuleError } from '@tqc/domain/kit';
import { chinaDay, chinaMinute, normalMobile, personNo } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { newId } from '../../kit/newId';
import { placeOf } from '../../kit/personal';
import type { Db } from '../../kit/scope';
import { statusIs } from '../../kit/store';
import { declaredStep, registrantToday } from '../../trade/enrollments';
import { requireRunning } from '../../trade/planning';
import { holdPersons, initials, limitsOf } from '../../trade/registration';
import { nameDocuments, requireOnePhoto, type StoredDocument } from './documents';
import type { Intake, Taken, Taking } from './eachItem';
import { checkIdentity } from './person';
import { countInDay } from './place';

type Item = z.output<typeof EnrollmentItem>;

const GONE = '注册计划的时间段不存在，请重新选择';
const DECLARED = 0;

/** Registrations of teachers: each is looked at first, and waits to be taken up. */
export const enrollments: Taking<Item> = {
  kind: 'enrollment',
  parse: (raw) => EnrollmentItem.parse(raw),
  async look(intake, item) {
    const known = await knownBefore(intake, item.channelNo);
    if (!known) await admit(intake, item);
    return known;
  },
  async take(intake, item, stored) {
    // The same declaration handed in twice at once: the second waits and then finds the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`enrollment/${intake.numbers}/${item.channelNo}`}, 0))`.execute(
      intake.db,
    );
    return (await knownBefore(intake, item.channelNo)) ?? (await keep(intake, item, stored));
  },
};

async function knownBefore({ db, numbers }: Intake, channelNo: string): Promise<Taken | undefined> {
  const found = await db
    .selectFrom('enrollment')
    .select('enrId')
    .where('channel', '=', numbers)
    .where('channelNo', '=', channelNo)
    .executeTakeFirst();
  return found && { id: found.enrId, repeated: true };
}

/** Refuses with a sentence the channel can show what cannot become a registration today. */
async function admit({ app, db, now }: Intake, item: Item, lock = sql``) {
  const idNo = personNo(item.idNo);
  const today = chinaDay(now);
  checkIdentity(item, idNo);
  checkTeaching(item);
  requireOnePhoto(item.files);
  if (!item.files.some(({ kind }) => kind === 'photo')) throw new RuleError('缺少证件照片');
  const place = await placeFor(db, item, now, lock);
  const idIndex = app.personal.index('idNo', idNo);
  // Two declarations of one person at once: the second waits and then finds the first.
  await holdPersons(db, [{ idIndex, ctId: 0, subjectId: '' }]);
  const cert = await certOf(db, item.certNo, idIndex);
  const standing = await registrantToday(db, idIndex, Number(today.slice(0, 4)));
  const why = whyNotRegister({
    cert,
    limited: (await limitsOf(db, idIndex, today)).length > 0,
    thisYear: standing.thisYear,
    lastValidUntil: standing.lastValidUntil,
    registrationType: item.registrationType,
    today,
  });
  if (why !== undefined || !cert) throw new RuleError(why ?? GONE);
  return { idNo, idIndex, cert, place, standing };
}

function checkTeaching(item: Item): void {
  const isKnown =
    registrationType.has(item.registrationType) &&
    enrollScope.has(item.schoolKind) &&
    teachGrade.has(item.teachGrade) &&
    item.assessments.every(({ result }) => assessResult.has(result));
  if (!isKnown) throw new RuleError('数据中有字典以外的代码，请更新后重新提交');
  const { employedFrom, employedTo } = item;
  if (employedFrom !== null && employedTo !== null && employedTo < employedFrom)
    throw new RuleError('聘用结束日期不能早于聘用开始日期');
}

/** The certificate of that number, if it is this person's. */
async function certOf(db: Db, certNo: string, idIndex: Buffer) {
  return db
    .selectFrom('cert')
    .select(['certId', 'status', 'ctId', 'subjectName'])
    .where('certNo', '=', certNo)
    .where('idIndex', '=', idIndex)
    .executeTakeFirst();
}

interface Place {
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly obtId: string;
  readonly obId: string;
  readonly pbId: string;
  readonly cbId: string;
  readonly orgId: string;
  readonly orgName: string;
  readonly filingBegin: string;
  readonly filingEnd: string;
  readonly dayLimit: number | null;
  readonly filedOn: string | null;
  readonly filedCount: number;
  readonly scopes: number[];
  readonly registrationType: number;
  readonly approvalStatus: number;
  readonly endStatus: number;
  readonly provinceApproval: number;
  readonly provinceEnd: number;
  readonly batch: number;
  readonly recheckLevel: number;
  readonly finalLevel: number;
}

/** The slot a declaration goes to, open now; who concludes later; its point where one is named. */
async function placeFor(db: Db, item: Item, now: Date, lock: RawBuilder<unknown>) {
  const { rows } = await sql<Place>`
    select s.prov, s.city, s.county, s.obt_id, s.filing_begin, s.filing_end, s.day_limit, s.filed_on, s.filed_count,
      p.ob_id, p.pb_id, p.cb_id, p.org_id, o.org_name, p.approval_status, p.end_status,
      pp.scopes, pp.recheck_level, pp.final_level, pp.approval_status as province_approval, pp.end_status as province_end,
      b.status as batch, b.half as registration_type
    from plan_slot s join org_plan p using (ob_id) join province_plan pp on pp.pb_id = p.pb_id join plan_batch b on b.cb_id = p.cb_id join org o on o.org_id = p.org_id
    where s.obt_id = ${item.obtId} and s.track = 'enroll' ${lock}`.execute(db);
  const place = rows[0];
  if (!place) throw new RuleError(GONE);
  requireRunning(
    {
      batch: place.batch,
      province: { approvalStatus: place.provinceApproval, endStatus: place.provinceEnd },
      org: place,
    },
    'filing',
  );
  const minute = chinaMinute(now);
  if (minute < place.filingBegin || minute > place.filingEnd)
    throw new RuleError(`不在网上申报时间内（${place.filingBegin} 至 ${place.filingEnd}）`);
  const BOTH = 3;
  if (place.registrationType !== BOTH && place.registrationType !== item.registrationType)
    throw new RuleError(
      `该批次只办理${registrationType.label(place.registrationType)}，请按本人情况另选批次`,
    );
  if (!place.scopes.includes(item.schoolKind))
    throw new RuleError('任教学校的性质不在本省的注册范围内');
  const point = item.pointId === null ? undefined : await pointOf(db, item.pointId, place.orgId);
  return { ...place, point, stages: await stagesAbove(db, place) };
}

async function pointOf(db: Db, pointId: string, orgId: string) {
  const point = await db
    .selectFrom('org')
    .select(['orgId', 'orgName', 'point'])
    .where('orgId', '=', pointId)
    .where('parentId', '=', orgId)
    .where('orgType', '=', 1)
    .executeTakeFirst();
  if (!point) throw new RuleError('确认点不存在，请重新选择确认点');
  return point;
}

/**
 * Takes a place of the point's work in the slot, so that the arrangement tells who comes and stays
 * while anybody does. A point that is not arranged yet takes declarations all the same.
 */
async function book(db: Db, obtId: string, pointId: string): Promise<string | null> {
  const { rows } = await sql<{ lsId: string }>`
    update plan_arrangement set booked = booked + 1
    where ls_id = (select ls_id from plan_arrangement where obt_id = ${obtId} and point_id = ${pointId} and ${statusIs('status', onOff.code('on'))} order by ls_id limit 1)
    returning ls_id`.execute(db);
  return rows[0]?.lsId ?? null;
}

/** Lowest organisations from the plan's upwards, itself included, whose levels conclude. */
async function stagesAbove(db: Db, { orgId, recheckLevel, finalLevel }: Place) {
  const { rows } = await sql<{ orgId: string; orgName: string; orgType: number }>`
    with recursive up as (
      select org_id, org_name, org_type, parent_id, 0 as depth from org where org_id = ${orgId}
      union all select o.org_id, o.org_name, o.org_type, o.parent_id, depth + 1 from org o join up on o.org_id = up.parent_id)
    select org_id, org_name, org_type from up where org_type between 2 and 4 order by depth`.execute(
    db,
  );
  const of = (level: number) => rows.find(({ orgType }) => orgType >= level) ?? rows.at(-1);
  const recheck = of(recheckLevel);
  const final = of(finalLevel);
  if (!recheck || !final) throw new RuleError('该注册计划没有复核或终审机构，请联系注册机构');
  return { recheck, final };
}

async function keep(intake: Intake, item: Item, stored: readonly StoredDocument[]): Promise<Taken> {
  const { app, db, now, numbers } = intake;
  // Nobody ends or closes the plan until the declaration stands in it.
  const { idNo, idIndex, cert, place, standing } = await admit(intake, item, sql`for share of p`);
  await countInDay(db, { dayLimit: place.dayLimit, columns: place }, now);
  const enrId = newId();
  const { orgId, prov, city, county, stages, point } = place;
  const at = { orgId, prov, city, county, point: point?.point ?? '' };
  await nameDocuments(db, stored, at);
  const mobile = normalMobile(item.mobile);
  const lsId = point ? await book(db, place.obtId, point.orgId) : null;
  const {
    files: _files,
    idNo: _idNo,
    mobile: _mobile,
    obtId: _obtId,
    pointId: _pointId,
    assessments,
    ...rest
  } = item;
  await db
    .insertInto('enrollment')
    .values({
      ...rest,
      ...at,
      enrId,
      channel: numbers,
      assessments: JSON.stringify(assessments),
      orgName: place.orgName,
      pointId: point?.orgId ?? null,
      pointName: point?.orgName ?? '',
      cbId: place.cbId,
      pbId: place.pbId,
      obId: place.obId,
      obtId: place.obtId,
      lsId,
      recheckId: stages.recheck.orgId,
      recheckName: stages.recheck.orgName,
      finalId: stages.final.orgId,
      finalName: stages.final.orgName,
      year: Number(chinaDay(now).slice(0, 4)),
      namePinyin: initials(item.name),
      idNo: app.personal.seal(placeOf('enrollment', 'id_no', enrId), idNo),
      idIndex,
      idRef: app.personal.idRef(idNo),
      mobile: app.personal.seal(placeOf('enrollment', 'mobile', enrId), mobile),
      mobileIndex: app.personal.index('mobile', mobile),
      certId: cert.certId,
      ctId: cert.ctId,
      subjectName: cert.subjectName,
      registered: standing.registered,
      lastValidUntil: standing.lastValidUntil,
      photo: stored.find(({ kind }) => kind === 'photo')?.fileId ?? null,
      applyTime: now.toISOString(),
      lastSubmitTime: now.toISOString(),
    })
    .execute();
  await db
    .insertInto('enrollmentFile')
    .values(stored.map(({ fileId, kind, title }, seq) => ({ fileId, enrId, kind, title, seq })))
    .execute();
  await declaredStep({ db, now }, { enrId, status: DECLARED }, '提交申报');
  return { id: enrId, repeated: false };
}
