import type { historyValid } from '@tqc/contract/cert';
import { planEndStatus, recognitionStatus, recordStatusRegister } from '@tqc/domain/dictionaries';
import { bornOn, chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { containsText, statusIn, statusIs, store, type RowOf } from '../../../kit/store';
import { maskIdNo } from '@tqc/domain/shared';
import { placeOf } from '../../../kit/personal';
import { shownColleges } from './colleges';
import { educationsOf } from './educations';

const rows = store('registration', 'regId');
type Application = RowOf<'registration'>;

/** States in which a recognition is concluded. */
const CONCLUDED = [recognitionStatus.code('recognised'), recognitionStatus.code('failed')];
const DELETED = recordStatusRegister.code('deleted');

/** 认定历史: what is concluded, wherever the caller sees it. */
export async function recognitions(call: CallContext<typeof historyValid.list>) {
  const { input, now } = call;
  const { cbName, year, ageFrom, ageTo } = input;
  const page = await rows(call).page(input, {
    like: ['name'],
    byName: 'registration_named',
    filled: ['name'],
    sealed: ['idNo'],
    equal: [
      'archiveNo',
      'certNo',
      'prov',
      'city',
      'county',
      'orgId',
      'ctId',
      'subjectId',
      'status',
      'examType',
      'nation',
      'sex',
      'educationLevel',
    ],
    where: [
      statusIn('status', CONCLUDED),
      sql`record_status <> ${sql.lit(DELETED)}`,
      cbName === undefined
        ? undefined
        : sql`cb_id in (select b.cb_id from plan_batch b where ${containsText('b.cb_name', cbName)})`,
      year === undefined
        ? undefined
        : sql`cb_id in (select b.cb_id from plan_batch b where b.year = ${year})`,
      ageTo === undefined ? undefined : sql`birth_date > ${bornOn(chinaDay(now), ageTo + 1)}::date`,
      ageFrom === undefined
        ? undefined
        : sql`birth_date <= ${bornOn(chinaDay(now), ageFrom)}::date`,
    ],
  });
  return { ...page, record: await dressed(call, page.record) };
}

/** One of them, with the educations of its person. */
export async function recognition(call: CallContext<typeof historyValid.get>) {
  const { db, input } = call;
  const row = await rows(call).get(input.regId);
  if (row.idRef !== input.idNo || !CONCLUDED.includes(row.status)) throw outOfReach();
  const [[full], colleges, educations] = await Promise.all([
    dressed(call, [row]),
    db.selectFrom('historyCollege').selectAll().where('regId', '=', row.regId).execute(),
    educationsOf(call, row.idIndex),
  ]);
  if (!full) throw outOfReach();
  const [college] = await shownColleges(call, colleges);
  return { ...full, college: college ?? null, educations };
}

async function dressed({ app, db }: CallContext, found: readonly Application[]) {
  const one = (ids: readonly string[]) => ['0', ...new Set(ids)];
  const [batches, orgs, plans] = await Promise.all([
    db
      .selectFrom('planBatch')
      .select(['cbId', 'cbName'])
      .where('cbId', 'in', one(found.map(({ cbId }) => cbId)))
      .execute(),
    db
      .selectFrom('org')
      .select(['orgId', 'orgName'])
      .where('orgId', 'in', one(found.map(({ orgId }) => orgId)))
      .execute(),
    db
      .selectFrom('orgPlan')
      .select(['obId', 'decidedAt'])
      .where('obId', 'in', one(found.map(({ obId }) => obId)))
      .where(statusIs('endStatus', planEndStatus.code('ended')))
      .execute(),
  ]);
  return found.map((row) => ({
    ...row,
    idNo: maskIdNo(app.personal.open(placeOf('registration', 'id_no', row.regId), row.idNo)),
    cbName: batches.find(({ cbId }) => cbId === row.cbId)?.cbName ?? '',
    orgName: orgs.find(({ orgId }) => orgId === row.orgId)?.orgName ?? '',
    endedAt: plans.find(({ obId }) => obId === row.obId)?.decidedAt ?? null,
  }));
}
