import type { ecertTask } from '@tqc/contract/ecert';
import { certStatus, ecertStatus } from '@tqc/domain/dictionaries';
import { MOST_IN_TASK } from '@tqc/domain/ecert';
import { refuse, RuleError } from '@tqc/domain/kit';
import { sql, type RawBuilder } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import { asSystem } from '../../../kit/scope';
import type { CallContext } from '../../../kit/serve';
import { laterTask } from '../../../trade/ecert';
import { stampInUse } from '../certs/createEcerts';
import { defaultIssueDate, requireIssueDay } from '../issueDate';

type Adding = CallContext<typeof ecertTask.addTask>;
interface Fit {
  readonly certId: string;
  readonly certNo: string;
  readonly name: string;
}
const EFFECTIVE = ecertStatus.code('effective');
const NORMAL = certStatus.code('normal');
const ISSUERS = [2, 3, 4];

/** 新建任务: the certificates that fit now are its rows. */
export async function addTask(call: Adding) {
  const { db, input, who, now } = call;
  const { preview, taskName, taskType, reason, stampType, cbId, ...rest } = input;
  if (!ISSUERS.includes(who.orgType)) throw new ApiFailure(403);
  if (rest.recognisedOnFrom && rest.recognisedOnTo && rest.recognisedOnTo < rest.recognisedOnFrom)
    throw refuse('recognisedOnTo', '认定日期止应不早于认定日期起');
  requireIssueDay(rest.issueDate, now);
  const batch =
    cbId === undefined
      ? undefined
      : await db
          .selectFrom('planBatch')
          .select('cbName')
          .where('cbId', '=', cbId)
          .executeTakeFirst();
  if (cbId !== undefined && !batch) throw refuse('cbId', '没有这个批次，请重新选择');
  const certs = await fitting(call);
  if (certs.length > MOST_IN_TASK)
    throw new RuleError(
      `符合条件的超过${MOST_IN_TASK}张，请缩小认定日期或选择资格种类，分几个任务`,
    );
  if (preview) return { id: null, total: certs.length };
  if (certs.length === 0) throw new RuleError(NONE[taskType] ?? '');
  const makes = taskType !== 'cancel';
  if (!makes && reason === undefined) throw refuse('reason', '请输入撤销原因');
  const issueDate = makes ? (rest.issueDate ?? (await defaultIssueDate(call, now))) : null;
  if (makes && issueDate === null)
    throw refuse('issueDate', '请选择签发日期，或先在本机构电子证书中设置默认签发日期');
  const stampId = makes ? await stampInUse(db, who.orgId, stampType) : null;
  if (makes && stampId === null)
    throw refuse('stampType', '本机构没有使用中的这类印章，请先在机构电子印章管理中新增或启用');
  const { orgId, orgName, prov, city, county, point, adminId, name } = who;
  const { issueDate: _issued, ...condition } = rest;
  const id = await asSystem(db, () =>
    laterTask(db, now, {
      taskName,
      taskType: taskType as 'batchCreate' | 'cancel' | 'modify',
      org: { orgId, orgName, prov, city, county, point },
      creator: { adminId, name },
      batchName: batch?.cbName ?? '',
      condition: { ...condition, ...(cbId && { cbId }), ...(makes && { stampType }) },
      issueDate,
      stampId,
      reason: reason ?? '',
      certs,
    }),
  );
  call.note({ obj: `ecertTask/${id}`, detail: { taskType, total: certs.length } });
  return { id, total: certs.length };
}

/** Said where nothing fits, by what was to be done. */
const NONE: Readonly<Record<string, string>> = {
  batchCreate: '没有符合条件的未制作证书，请调整条件；已撤销的请在本机构电子证书中重新制作',
  cancel: '没有符合条件的有效电子证书，请调整条件',
  modify: '没有因证书变更而撤销的电子证书，请调整条件',
};

/** Which certificates of the own organisation a task takes, one more than it may at most. */
async function fitting({ db, input, who }: Adding): Promise<readonly Fit[]> {
  const { taskType, cbId, ctId, recognisedOnFrom, recognisedOnTo } = input;
  const where: RawBuilder<unknown>[] = [
    sql`c.org_id = ${who.orgId} and c.prov = ${who.prov}`,
    taskType === 'batchCreate'
      ? sql`c.status = ${NORMAL} and not exists (select from ecert e where e.cert_id = c.cert_id)`
      : taskType === 'cancel'
        ? sql`exists (select from ecert e where e.cert_id = c.cert_id and e.status = ${EFFECTIVE})`
        : sql`c.status = ${NORMAL} and exists (select from ecert e where e.cert_id = c.cert_id and e.status <> ${EFFECTIVE})`,
  ];
  if (ctId !== undefined) where.push(sql`c.ct_id = ${ctId}`);
  if (recognisedOnFrom !== undefined) where.push(sql`c.recognised_on >= ${recognisedOnFrom}`);
  if (recognisedOnTo !== undefined) where.push(sql`c.recognised_on <= ${recognisedOnTo}`);
  if (cbId !== undefined)
    where.push(
      sql`exists (select from registration r where r.reg_id = c.reg_id and r.city = c.city and r.cb_id = ${cbId})`,
    );
  const { rows } = await sql<Fit>`
    select c.cert_id, c.cert_no, c.name from cert c where ${sql.join(where, sql` and `)}
    order by c.cert_no limit ${MOST_IN_TASK + 1}`.execute(db);
  return rows;
}
