import { certAssign } from '@tqc/contract/cert';
import { certType, printStatus, recognitionStatus } from '@tqc/domain/dictionaries';
import { recognitionFlow } from '@tqc/domain/register';
import { chinaDay, makeCertificateNo, requireDay } from '@tqc/domain/shared';
import { sql, type Selectable } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { markExemptUsed } from '../../trade/exemptStudents';
import { giveBackNumbers, lastNumberOf, takeNumbersOf, type OrgSeries } from '../../trade/numbers';
import { plansOver } from '../../trade/planning';
import {
  holdPersons,
  ofApplications,
  recordSteps,
  type RegistrationRecord,
} from '../../trade/registration';
import { serve, type CallContext } from '../../kit/serve';
import { store } from '../../kit/store';
import type { Tables } from '../../kit/tables';
import { issueNumbers } from './issueNumbers';
import { numberable } from './numberable';

const rows = store('certAssign', 'id');
const ORDERS = {
  archiveNo: sql`archive_no, reg_id`,
  pointArchiveNo: sql`point_id, archive_no, reg_id`,
  regId: sql`reg_id`,
};

/** One counter per organisation and year, over all types (numbers run in the order of handling). */
const seriesOf = (orgId: string, year: number): OrgSeries => ({
  kind: 'cert',
  period: String(year),
  orgId,
});

export const certAssignRoutes = serve(certAssign, {
  list: async (call) => {
    const { regId } = call.input;
    const page = await rows(call).page(call.input, {
      equal: ['recognisedOn', 'issueDate'],
      where: [regId === undefined ? undefined : sql`${regId}::bigint = any(reg_ids)`],
    });
    return { ...page, record: await named(call, page.record) };
  },
  get: async (call) => {
    const row = await rows(call).get(call.input.id);
    const [full] = await named(call, [row]);
    if (!full) throw outOfReach();
    const record = await call.db
      .selectFrom('registration')
      .select(['regId', 'name', 'certNo'])
      .where('regId', 'in', row.regIds)
      .orderBy('certNo')
      .execute();
    return { ...full, record: record.map((one) => ({ ...one, certNo: one.certNo ?? '' })) };
  },
  create: async (call) => {
    const { db, who, input } = call;
    if (who.orgType < 2 || who.orgType > 4) throw new ApiFailure(403);
    requireDates(call, input);
    const regIds = input.records.map(({ id }) => id);
    const year = Number(input.recognisedOn.slice(0, 4));
    const org = await db
      .selectFrom('org')
      .select(['shortCode', 'prov', 'orgName'])
      .where('orgId', '=', who.orgId)
      .executeTakeFirstOrThrow();
    // The rows are locked before the counter: whoever comes second sees them numbered and takes no
    // number for them.
    if (!input.preview) await holdRows(call, regIds);
    const found = await db
      .selectFrom('registration')
      .selectAll()
      .where('regId', 'in', regIds)
      .orderBy(ORDERS[input.orderBy])
      .execute();
    if (!input.preview) await holdPersons(db, found);
    const { fit, refused } = await numberable(call, input, found);
    if (fit.length === 0)
      throw new ApiFailure(
        422,
        `没有可以编号的数据：${refused
          .slice(0, 3)
          .map(({ name, reason }) => `${name}${reason}`)
          .join('；')}`,
        null,
        `没有可以编号的数据：${refused
          .slice(0, 3)
          .map(({ id, reason }) => `${id}${reason}`)
          .join('；')}`,
      );
    const series = seriesOf(who.orgId, year);
    const first = input.preview
      ? (await lastNumberOf(db, series)) + 1
      : await takeNumbersOf(db, series, fit.length);
    const numbers = fit.map((row, at) =>
      makeCertificateNo({
        year,
        province: org.prov,
        orgCode: org.shortCode,
        ctId: row.ctId,
        sex: row.sex,
        serial: first + at,
      }),
    );
    const summary = {
      n: fit.length,
      firstNo: numbers[0] ?? '',
      lastNo: numbers.at(-1) ?? '',
      numbers: fit.map(({ regId, name }, at) => ({ regId, name, certNo: numbers[at] ?? '' })),
      refused,
    };
    if (input.preview) return { id: null, ...summary };
    await issueNumbers(call, fit, numbers, org.orgName);
    const { id } = await rows(call).add({
      city: who.city,
      prov: who.prov,
      county: who.county,
      orgId: who.orgId,
      recognisedOn: input.recognisedOn,
      issueDate: input.issueDate,
      orderBy: input.orderBy,
      firstNo: summary.firstNo,
      lastNo: summary.lastNo,
      n: fit.length,
      regIds: fit.map(({ regId }) => regId),
      operator: who.name,
      createdAt: call.now.toISOString(),
    });
    return { id, ...summary };
  },
  update: async (call) => {
    const { issueDate } = call.input;
    const run = await ownRun(call, call.input.id);
    requireDates(call, { recognisedOn: run.recognisedOn, issueDate });
    await requireUnused(call, run.regIds, '不能修改签发日期');
    await sql`update cert set issue_date = ${issueDate}, version = version + 1 where ${ofApplications(run.regIds)}`.execute(
      call.db,
    );
    return rows(call).change(run.id, { issueDate });
  },
  remove: async (call) => {
    const { db } = call;
    const run = await ownRun(call, call.input.id);
    const year = Number(run.recognisedOn.slice(0, 4));
    const last = Number(run.lastNo.slice(11));
    // The same order as when numbers are given: first the rows, then the counter.
    const found = await holdRows(call, run.regIds);
    await requirePlansGoOn(call, found);
    if (!(await giveBackNumbers(db, year, last, run.n)))
      throw new ApiFailure(422, '只能收回本机构本年度最后一次生成的编号');
    if (found.some(({ printStatus: printed }) => printed !== printStatus.code('unprinted')))
      throw new ApiFailure(422, '已有证书打印，不能收回编号');
    await requireUnused(call, run.regIds, '不能收回编号');
    const { numDeletedRows } = await db
      .deleteFrom('cert')
      .where(ofApplications(run.regIds))
      .executeTakeFirstOrThrow();
    if (numDeletedRows !== BigInt(run.n))
      throw new ApiFailure(422, '已有证书发生变更，不能收回编号');
    await sql`delete from cert_key where cert_no in (${sql.join(found.map(({ certNo }) => certNo))})`.execute(
      db,
    );
    await sql`update registration set status = ${recognitionStatus.code('approved')}, cert_no = null, issue_time = null, version = version + 1 where reg_id in (${sql.join(run.regIds)})`.execute(
      db,
    );
    await markExemptUsed(db, found, null);
    await recordSteps(call, found, (row) => ({
      step: '证书编号',
      event: '收回编号',
      toStatus: recognitionFlow.next('takeBackNumber', row.status),
    }));
    return rows(call).remove(run.id);
  },
});

/**
 * Neither day lies ahead, and nothing is issued before it was recognised. What is recognised before
 * it was approved is refused record by record.
 */
function requireDates(
  { now }: Pick<CallContext, 'now'>,
  { recognisedOn, issueDate }: { readonly recognisedOn: string; readonly issueDate: string },
): void {
  const today = chinaDay(now);
  requireDay('recognisedOn', '认定日期', recognisedOn, { to: today });
  requireDay('issueDate', '签发日期', issueDate, { from: recognisedOn, to: today });
}

/**
 * What was printed or made into an electronic certificate is with its holder: it stays as it is.
 */
async function requireUnused(
  { db }: CallContext,
  regIds: readonly string[],
  consequence: string,
): Promise<void> {
  const certs = await db
    .selectFrom('cert')
    .select(['printStatus', 'ecertStatus'])
    .where(ofApplications(regIds))
    .orderBy('certId')
    .forUpdate()
    .execute();
  const isUsed = certs.some(
    (cert) => cert.printStatus !== printStatus.code('unprinted') || cert.ecertStatus !== null,
  );
  if (isUsed) throw new ApiFailure(422, `已有证书打印或制作电子证照，${consequence}`);
}

/** What is taken back is to be decided anew, and in a plan that was ended nobody could. */
async function requirePlansGoOn(
  { db }: CallContext,
  found: readonly RegistrationRecord[],
): Promise<void> {
  const planOver = await plansOver(
    db,
    found.map(({ obId }) => obId),
    'hold',
  );
  const over = found.map(({ obId }) => planOver(obId)).find((why) => why !== undefined);
  if (over !== undefined) throw new ApiFailure(422, `${over}，不能收回编号`);
}

/** Holds applications in the order of their numbers, whatever order somebody chose them in. */
async function holdRows({ db }: CallContext, regIds: readonly string[]) {
  const { rows: held } =
    await sql<RegistrationRecord>`select * from registration where reg_id in (${sql.join(regIds)}) order by reg_id for update`.execute(
      db,
    );
  return held;
}

/**
 * A run of the caller's organisation, as it was read, held: it is changed or taken back by one
 * person at a time.
 */
async function ownRun(call: CallContext, id: string) {
  const run = await rows(call).hold(id);
  if (run.orgId !== call.who.orgId) throw outOfReach();
  if (run.version !== call.version) throw new ApiFailure(409);
  return run;
}

/** Where the series begins in a number: before it stand year, place, kind and sex. */
const SERIAL_AT = 11;
type Run = Pick<
  Selectable<Tables['certAssign']>,
  'id' | 'orgId' | 'orderBy' | 'recognisedOn' | 'firstNo' | 'lastNo'
>;

/** How many numbers of each kind a run gave, and the first and last of them by their series. */
async function kinds({ db }: Pick<CallContext, 'db'>, found: readonly Run[]) {
  const { rows: of } = await sql<{
    id: string;
    ctId: number;
    n: number;
    first: string;
    last: string;
  }>`
    select a.id::text as id, c.ct_id, count(*)::int as n, (array_agg(c.cert_no order by substr(c.cert_no, ${SERIAL_AT + 1})))[1] as first,
      (array_agg(c.cert_no order by substr(c.cert_no, ${SERIAL_AT + 1}) desc))[1] as last
    from cert_assign a join registration c on c.reg_id = any(a.reg_ids) and c.city = a.city
    where a.id in (${sql.join(found.map(({ id }) => id))}) and c.cert_no is not null group by a.id, c.ct_id order by c.ct_id`.execute(
    db,
  );
  return (id: string) =>
    of
      .filter((one) => one.id === id)
      .map(
        ({ ctId, n, first, last }) =>
          `${certType.label(ctId)} ${n} 个：${first}${n === 1 ? '' : ` 至 ${last}`}`,
      )
      .join('；');
}

async function named<R extends Run>({ db }: CallContext, found: readonly R[]) {
  if (found.length === 0) return [];
  const orgIds = sql.join([...new Set(found.map(({ orgId }) => orgId))]);
  const { rows: last } = await sql<{ id: string }>`
    select max(id) as id from cert_assign where org_id in (${orgIds}) group by org_id, extract(year from recognised_on)`.execute(
    db,
  );
  const orgs = await db
    .selectFrom('org')
    .select(['orgId', 'orgName'])
    .where(
      'orgId',
      'in',
      found.map(({ orgId }) => orgId),
    )
    .execute();
  const kindsOf = await kinds({ db }, found);
  return found.map((row) => ({
    ...row,
    serials: `${row.firstNo.slice(SERIAL_AT)} 至 ${row.lastNo.slice(SERIAL_AT)}`,
    kinds: kindsOf(row.id),
    orderBy: row.orderBy as 'archiveNo' | 'pointArchiveNo' | 'regId',
    isLast: last.some(({ id }) => id === row.id),
    orgName: orgs.find(({ orgId }) => orgId === row.orgId)?.orgName ?? '',
  }));
}
