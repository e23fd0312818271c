import { lookup } from '@tqc/contract/lookup';
import {
  provinceBatchPostpone,
  regAud,
  registration,
  registrationChange,
} from '@tqc/contract/register';
import { certType, dictionaries, onOff } from '@tqc/domain/dictionaries';
import { CITY, COUNTY, typesWithin } from '@tqc/domain/organisations';
import { sql } from 'kysely';
import { chinaDay } from '@tqc/domain/shared';
import { outOfReach } from '../../kit/failure';
import { mayGive, rolesWithRights } from '../../trade/givableRoles';
import { reportedOrOwn } from '../../trade/planning';
import { limitsOf, ofApplication } from '../../trade/registration';
import { subjectsOf } from '../../trade/subjects';
import { requireRightOf, serve, type CallContext } from '../../kit/serve';
import { asSystem, type Db } from '../../kit/scope';
import { containsText, holdsText, type RowOf } from '../../kit/store';
import { changedItems } from '../../trade/dictionaries';

/** Time slots to choose from: of one's own, and of all whose cases one sees. */
const [MOST_OWN, MOST_SEEN] = [100, 500];

const choice = ['orgId', 'orgName', 'orgType', 'areaCode', 'areaName', 'parentId'] as const;

export const lookupRoutes = serve(lookup, {
  queryBaseOrgBasic: async ({ db, input, who }) => {
    let query = db
      .selectFrom('org')
      .select(choice)
      .where('status', '=', onOff.code('on'))
      .orderBy('areaCode')
      .limit(500);
    if (input.parentId !== undefined) query = query.where('parentId', '=', input.parentId);
    if (input.orgType !== undefined) query = query.where('orgType', '=', input.orgType);
    if (input.orgBizType !== undefined) query = query.where('orgBizType', '=', input.orgBizType);
    if (input.isQueryConfirmUser !== undefined)
      query = query.where('isQueryConfirmUser', '=', input.isQueryConfirmUser);
    if (input.above)
      query = query.where(
        sql<boolean>`exists (select from org me where me.org_id = ${who.orgId} and (org.org_type, org.area_code) in ((${COUNTY}, me.county), (${CITY}, me.city)))`,
      );
    return { record: await query.execute() };
  },
  queryBaseOrgEnrollBasic: async ({ db, who, input }) => {
    const { pageNo, pageSize, status = onOff.code('on'), keyword } = input;
    const where = sql`org_type = 1 and status = ${status} and parent_id = ${input.parentId ?? who.orgId} ${keyword ? sql`and ${containsText('org_name', keyword)}` : sql``}`;
    const { rows } = await sql<{
      orgId: string;
      orgName: string;
      confirmRange: string;
      areaName: string;
      total: number;
    }>`
      select org_id, org_name, confirm_range, area_name, count(*) over ()::int as total from org where ${where} order by org_id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
      db,
    );
    return { total: rows[0]?.total ?? 0, record: rows };
  },
  viewBaseOrgBasic: async ({ db, input }) => {
    const row = await db
      .selectFrom('org')
      .selectAll()
      .where('orgId', '=', input.id)
      .executeTakeFirst();
    if (!row) throw outOfReach();
    return row;
  },
  getProvincesBasic: async ({ db }) => {
    const { rows } = await sql<{
      id: string;
      name: string;
    }>`select code as id, name from division where char_length(code) = 2 and code <> '00' order by code`.execute(
      db,
    );
    return { record: rows.map(({ id, name }) => ({ PROVINCEID: id, PROVINCENAME: name })) };
  },
  viewBaseDictByDictType: async ({ db, input }) => ({ record: await valuesOf(db, input.dtId) }),
  queryDictByDictTypeBasic: async ({ db, who, input: { dtId, keyword = '' } }) => ({
    record: (dtId === undefined
      ? (await changedItems(db, who.orgId)).map(choiceOf)
      : await valuesOf(db, dtId)
    ).filter(({ dictLabel }) => dictLabel.includes(keyword)),
  }),
  getCertTypeListBasic: () => ({
    record: certType.options.map(({ value, label }) => ({ ctId: value, ctName: label })),
  }),
  querySubjectsBasic: async ({ db, input }) => ({
    record: (await subjectsOf(db, input.ctId))
      .filter(({ isOpen }) => isOpen)
      .map(({ id, name, type }) => ({ subjectId: id, name, parentId: String(type) })),
  }),
  queryCertBatchxx: async ({ db, input }) => {
    let query = db
      .selectFrom('planBatch')
      .select(['cbId', 'cbName', 'beginDate', 'endDate'])
      .where('track', '=', 'register')
      .orderBy('cbId', 'desc')
      .limit(100);
    if (input.status !== undefined) query = query.where('status', '=', input.status);
    return { record: await query.execute() };
  },
  queryOrgBatchTimexx: async (call) => {
    const { db, who, input } = call;
    const [whose, most] = input.isQuy
      ? [reportedOrOwn(call, 'p'), MOST_SEEN]
      : [sql`s.org_id = ${who.orgId}`, MOST_OWN];
    const { rows } = await sql<{
      obtId: string;
      obId: string;
      planName: string;
      label: string;
      confirmBegin: string;
      confirmEnd: string;
      ctIds: number[];
    }>`
      select s.obt_id, s.ob_id, p.plan_name, p.plan_name || ' ' || to_char(s.filing_begin, 'MM-DD HH24:MI') || ' ~ ' || to_char(s.filing_end, 'MM-DD HH24:MI') as label, s.confirm_begin, s.confirm_end, s.ct_ids
      from plan_slot s join org_plan p using (ob_id) where s.track = 'register' and ${whose} ${input.obId ? sql`and s.ob_id = ${input.obId}` : sql``} order by s.obt_id desc limit ${most}`.execute(
      db,
    );
    return { record: rows };
  },
  queryRegAudByRegId: async ({ db, input, who }) => {
    requireRightOf({ who }, regAud.getMessagesRegAud);
    const record = await db
      .selectFrom('registrationMessage')
      .select(['regAudId', 'content', 'author', 'createdAt'])
      .where(ofApplication(input.regId))
      .orderBy('regAudId')
      .execute();
    return { record };
  },
  queryRole: async ({ db, who, input }) => {
    let query = db
      .selectFrom('role')
      .select(['roleId', 'roleName', 'orgType'])
      .where('status', '=', onOff.code('on'))
      .where('prov', 'in', ['', who.prov])
      .where('orgType', 'in', typesWithin(who.orgType))
      .orderBy('orgType', 'desc')
      .orderBy('roleId');
    if (input.orgType !== undefined) query = query.where('orgType', '=', input.orgType);
    if (input.duties === undefined) query = query.where('duty', '=', 'business');
    const record = await query.execute();
    if (input.duties !== 'givable') return { record };
    // What a role gives is read by those who keep rights; only whether it can be given is told.
    const roles = await asSystem(db, () =>
      rolesWithRights(
        db,
        record.map(({ roleId }) => roleId),
      ),
    );
    const givable = new Set(roles.filter((role) => mayGive(who, role)).map(({ roleId }) => roleId));
    return { record: record.filter(({ roleId }) => givable.has(roleId)) };
  },
  queryCollegesBasic: async ({ db, input }) => {
    const { pageNo, pageSize, keyword, prov } = input;
    const { rows } = await sql<{
      collegeId: string;
      code: string;
      name: string;
      prov: string;
      total: number;
    }>`
      select college_id, code, name, prov, count(*) over ()::int as total from college where status = ${onOff.code('on')} ${keyword ? sql`and (${containsText('name', keyword)} or ${holdsText('former_names', keyword)} or code = ${keyword})` : sql``} ${prov ? sql`and prov = ${prov}` : sql``}
      order by code limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
    return { total: rows[0]?.total ?? 0, record: rows };
  },
  queryMajorsBasic: async ({ db, input: { parentId, keyword } }) => {
    const where = keyword
      ? containsText('name', keyword)
      : parentId
        ? sql`parent_id = ${parentId}`
        : sql`parent_id is null`;
    const { rows } = await sql<{
      majorId: string;
      name: string;
      parentId: string | null;
      hasChildren: boolean;
    }>`
      select major_id, name, parent_id, exists (select from major c where c.parent_id = m.major_id) as has_children from major m where status = ${onOff.code('on')} and ${where} order by major_id limit 500`.execute(
      db,
    );
    return { record: rows };
  },
  queryCollegeAppendCertBatch: (call) => workBatches(call, 'collegeAppend', call.input.status),
  queryNormalBatch: (call) => workBatches(call, 'normal', call.input.status),
  queryScoreBatch: (call) => workBatches(call, 'score', call.input.status),
  queryLimitation: async (call) => {
    requireRightOf(call, registration.get);
    const { idIndex } = await personOf(call, call.input.regId);
    const rows = await limitsOf(call.db, idIndex, chinaDay(call.now));
    return { limited: rows.length > 0, record: rows };
  },
  certEnrollHistoryInfo: async (call) => {
    requireRightOf(call, registration.get);
    const { idIndex } = await personOf(call, call.input.regId);
    const certs = await call.db
      .selectFrom('cert')
      .select(['certNo', 'ctId', 'subjectName', 'orgName', 'issueDate', 'status'])
      .where('idIndex', '=', idIndex)
      .orderBy('issueDate')
      .execute();
    const registrations = await call.db
      .selectFrom('registration')
      .innerJoin('org', 'org.orgId', 'registration.orgId')
      .select(['regId', 'ctId', 'subjectName', 'orgName', 'applyTime', 'registration.status'])
      .where('idIndex', '=', idIndex)
      .orderBy('applyTime')
      .execute();
    return { certs, registrations };
  },
  queryChangeBySource: async (call) => {
    const { source, id } = call.input;
    requireRightOf(
      call,
      source === 'register' ? registrationChange.queryRegChgDos : provinceBatchPostpone.list,
    );
    if (source === 'register') {
      const rows = await call.db
        .selectFrom('registrationChange')
        .selectAll()
        .where(ofApplication(id))
        .orderBy('chgId')
        .execute();
      return {
        record: rows.map((row) => ({
          id: row.chgId,
          ...textOf(row.changes as readonly Change[]),
          reason: row.reason,
          by: `${row.orgName} ${row.appliedBy}`,
          at: row.appliedAt,
          status: row.status,
          opinion: row.opinion,
        })),
      };
    }
    const rows = await call.db
      .selectFrom('planChange')
      .select(['id', 'before', 'after', 'reason', 'applicant as by', 'createdAt as at'])
      .select(['status', 'opinion'])
      .where((is) => is.or([is('pbId', '=', id), is('obId', '=', id)]))
      .orderBy('id')
      .execute();
    return {
      record: rows.map((row) => ({
        ...row,
        what: '计划时间',
        before: JSON.stringify(row.before),
        after: JSON.stringify(row.after),
      })),
    };
  },
});

interface Change {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

function textOf(changes: readonly Change[]) {
  return {
    what: changes.map(({ label }) => label).join('、'),
    before: changes.map(({ before }) => before).join('；'),
    after: changes.map(({ after }) => after).join('；'),
  };
}

/** The person behind an application the caller may see. */
async function personOf({ db }: CallContext, regId: string): Promise<{ idIndex: Buffer }> {
  const row = await db
    .selectFrom('registration')
    .select('idIndex')
    .where('regId', '=', regId)
    .executeTakeFirst();
  if (!row) throw outOfReach();
  return row;
}

async function workBatches({ db }: CallContext, kind: string, status: number | undefined) {
  let query = db
    .selectFrom('workBatch')
    .select(['batchId', 'name', 'year', 'beginDate', 'endDate', 'status'])
    .where('kind', '=', kind)
    .orderBy('batchId', 'desc')
    .limit(100);
  if (status !== undefined) query = query.where('status', '=', status);
  return { record: await query.execute() };
}

type Value = Pick<
  RowOf<'dictItem'>,
  'code' | 'dtId' | 'label' | 'name' | 'sort' | 'status' | 'tone'
>;

const choiceOf = ({ code, dtId, label, name, sort, status, tone }: Value) => ({
  dicId: code,
  code,
  name,
  dictLabel: label ?? name,
  dtId,
  tone,
  sort,
  status,
});

/**
 * The values of a list that are offered, as they are kept; a list that is not kept yet as it was
 * compiled.
 */
async function valuesOf(db: Db, dtId: string) {
  const kept = await db
    .selectFrom('dictItem')
    .innerJoin('dictType', 'dictType.dtId', 'dictItem.dtId')
    .selectAll('dictItem')
    .where((is) => is.or([is('dictType.dtId', '=', dtId), is('dictType.code', '=', dtId)]))
    .orderBy('sort')
    .orderBy('dictItem.code')
    .execute();
  if (kept.length > 0)
    return kept.filter(({ status }) => status === onOff.code('on')).map(choiceOf);
  const dict = dictionaries.get(dtId);
  if (!dict) throw outOfReach();
  return dict.options.map(({ value, label }, at) =>
    choiceOf({
      code: String(value),
      dtId,
      name: label,
      label: null,
      tone: null,
      sort: at,
      status: onOff.code('on'),
    }),
  );
}
