import { lookup } from '@tqc/contract/lookup';
import { certType, dictionaries, subjectsOf, allSubjects } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { serve } from '../../kit/serve';
import { containsText } from '../../kit/store';

const choice = ['orgId', 'orgName', 'orgType', 'areaCode', 'areaName', 'parentId'] as const;

export const lookupRoutes = serve(lookup, {
  queryBaseOrgBasic: async ({ db, input }) => {
    let query = db.selectFrom('org').select(choice).where('status', '=', 1).orderBy('areaCode').limit(500);
    if (input.parentId !== undefined) query = query.where('parentId', '=', input.parentId);
    if (input.orgType !== undefined) query = query.where('orgType', '=', input.orgType);
    if (input.orgBizType !== undefined) query = query.where('orgBizType', '=', input.orgBizType);
    if (input.isQueryConfirmUser !== undefined) query = query.where('isQueryConfirmUser', '=', input.isQueryConfirmUser);
    return { record: await query.execute() };
  },
  queryBaseOrgEnrollBasic: async ({ db, who, input }) => {
    const { pageNo, pageSize, status = 1, keyword } = input;
    const where = sql`org_type = 1 and status = ${status} and parent_id = ${input.parentId ?? who.orgId} ${keyword ? sql`and ${containsText('org_name', keyword)}` : sql``}`;
    const { rows } = await sql<{ orgId: string; orgName: string; confirmRange: string; areaName: string; total: number }>`
      select org_id, org_name, confirm_range, area_name, count(*) over ()::int as total from org where ${where} order by org_id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
    return { total: rows[0]?.total ?? 0, record: rows };
  },
  viewBaseOrgBasic: async ({ db, input }) => {
    const row = await db.selectFrom('org').selectAll().where('orgId', '=', input.id).executeTakeFirst();
    if (!row) throw outOfReach();
    return row;
  },
  getProvincesBasic: async ({ db }) => {
    const { rows } = await sql<{ id: string; name: string }>`select code as id, name from division where char_length(code) = 2 and code <> '00' order by code`.execute(db);
    return { record: rows.map(({ id, name }) => ({ PROVINCEID: id, PROVINCENAME: name })) };
  },
  viewBaseDictByDictType: ({ input }) => {
    const dict = dictionaries.get(input.dtId);
    if (!dict) throw outOfReach();
    return { record: dict.options.map(({ value, label }) => ({ dicId: String(value), code: String(value), name: label, dictLabel: label, dtId: input.dtId })) };
  },
  getCertTypeListBasic: () => ({ record: certType.options.map(({ value, label }) => ({ ctId: value, ctName: label })) }),
  querySubjectsBasic: ({ input }) => ({ record: (input.ctId === undefined ? allSubjects : subjectsOf(input.ctId)).map(({ id, name, tree }) => ({ subjectId: id, name, parentId: String(tree) })) }),
  queryCertBatchxx: async ({ db, input }) => {
    let query = db.selectFrom('planBatch').select(['cbId', 'cbName', 'beginDate', 'endDate']).where('track', '=', 'register').orderBy('cbId', 'desc').limit(100);
    if (input.status !== undefined) query = query.where('status', '=', input.status);
    return { record: await query.execute() };
  },
  queryOrgBatchTimexx: async ({ db, who, input }) => {
    const { rows } = await sql<{ obtId: string; obId: string; label: string; confirmBegin: string; confirmEnd: string; ctIds: number[] }>`
      select s.obt_id, s.ob_id, p.plan_name || ' ' || to_char(s.filing_begin, 'MM-DD HH24:MI') || ' ~ ' || to_char(s.filing_end, 'MM-DD HH24:MI') as label, s.confirm_begin, s.confirm_end, s.ct_ids
      from plan_slot s join org_plan p using (ob_id) where s.track = 'register' and s.org_id = ${who.orgId} ${input.obId ? sql`and s.ob_id = ${input.obId}` : sql``} order by s.obt_id desc limit 100`.execute(db);
    return { record: rows };
  },
  queryRegAudByRegId: async ({ db, input }) => {
    const record = await db.selectFrom('registrationMessage').select(['regAudId', 'content', 'author', 'createdAt']).where('regId', '=', input.regId).orderBy('regAudId').execute();
    return { record };
  },
});
