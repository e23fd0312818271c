import { queryWays, reconsiderations, ssouserAccessquery } from '@tqc/contract/applicant';
import { accessQueryResult, recognitionStatus } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { accessQueryFlow } from '@tqc/domain/register';
import { chinaDay, dayAfter, maskIdNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { placeOf } from '../../kit/personal';
import { asSystem } from '../../kit/scope';
import { serve, type CallContext } from '../../kit/serve';
import { statusIn, store, withinDays, type RowOf } from '../../kit/store';
import { ofApplication } from '../../trade/registration';
import { applicantRows } from './applicants';

type Query = RowOf<'accessQuery'>;

const queryRows = store('accessQuery', 'queryId');

export const ssouserAccessqueryRoutes = serve(ssouserAccessquery, {
  list: async (call) => {
    const { ssoId, regId, sentAtFrom, sentAtTo } = call.input;
    const page = await queryRows(call).page(call.input, {
      equal: ['batchNo', 'prov', 'city', 'county', 'result', 'reconsideration'],
      like: ['name', 'orgName'],
      sealed: ['idNo'],
      where: [
        ssoId === undefined
          ? undefined
          : sql`id_index = ${(await applicantRows(call).get(ssoId)).idIndex}`,
        regId === undefined ? undefined : ofApplication(regId),
        withinDays('sent_at', sentAtFrom, sentAtTo),
      ],
      filled: ['sentAt'],
    });
    return { ...page, record: await dressed(call, page.record) };
  },

  get: async (call) => {
    const row = await queryRows(call).get(call.input.id);
    const found = await call.db
      .selectFrom('accessQuery')
      .selectAll()
      .where('city', '=', row.city)
      .where('regId', '=', row.regId)
      .orderBy('queryId', 'desc')
      .execute();
    const [one] = await dressed(call, [row]);
    if (!one) throw outOfReach();
    const others = found
      .filter(({ queryId }) => queryId !== row.queryId)
      .map((other) => ({ ...other, way: wayOf(other) }));
    return { ...one, others };
  },

  removeCache: async (call) => {
    const { ssoId, idRef } = call.input;
    const person = await applicantRows(call).get(ssoId);
    if (person.idRef !== idRef) throw outOfReach();
    const { numAffectedRows = 0n } = await sql`
      update registration set access_result = ${accessQueryFlow.next('rename', accessQueryResult.code('normal'))}, version = version + 1
      where id_index = ${person.idIndex} and access_result = ${accessQueryResult.code('normal')}
        and not ${statusIn('status', recognitionStatus.group.decided)}`.execute(call.db);
    if (numAffectedRows === 0n) throw new RuleError('没有保留的查询结果，不用清除');
    await sql`
      update access_query set valid_until = ${dayAfter(chinaDay(call.now), -1)}
      where id_index = ${person.idIndex} and valid_until >= ${chinaDay(call.now)}`.execute(call.db);
    call.note({ obj: `applicant/${ssoId}` });
    return null;
  },
});

const wayOf = ({ way }: Query) => queryWays[way - 1] ?? '';

/** Questions as the lists show them, with how their applications stand now. */
async function dressed(call: Pick<CallContext, 'db' | 'app' | 'who'>, rows: readonly Query[]) {
  const { db, app, who } = call;
  if (rows.length === 0) return [];
  const regIds = [...new Set(rows.map(({ regId }) => regId))];
  const cities = [...new Set(rows.map(({ city }) => city))];
  const cases = await db
    .selectFrom('registration')
    .select(['regId', 'version', 'accessResult', 'idRef'])
    .where('regId', 'in', regIds)
    .execute();
  const { rows: newest } = await sql<{ regId: string; last: string }>`
    select reg_id, max(query_id) as last from access_query
    where city in (${sql.join(cities)}) and reg_id in (${sql.join(regIds)}) group by reg_id`.execute(
    db,
  );
  const people = await asSystem(db, () =>
    db
      .selectFrom('applicant')
      .select(['ssoId', 'idIndex'])
      .where(
        'idIndex',
        'in',
        rows.map(({ idIndex }) => idIndex),
      )
      .execute(),
  );
  const caseOf = new Map(cases.map((one) => [one.regId, one]));
  const lastOf = new Map(newest.map(({ regId, last }) => [regId, last]));
  const accountOf = new Map(
    people.map(({ ssoId, idIndex }) => [idIndex.toString('base64'), ssoId]),
  );
  return rows.flatMap((row) => {
    const about = caseOf.get(row.regId);
    if (!about) return [];
    return {
      ...row,
      idNo: maskIdNo(app.personal.open(placeOf('registration', 'id_no', row.regId), row.idNo)),
      way: wayOf(row),
      reconsideration: reconsiderations[row.reconsideration] ?? '',
      ssoId: accountOf.get(row.idIndex.toString('base64')) ?? null,
      idRef: about.idRef,
      latest: lastOf.get(row.regId) === row.queryId,
      accessResult: about.accessResult,
      own: row.orgId === who.orgId,
      version: about.version,
    };
  });
}
