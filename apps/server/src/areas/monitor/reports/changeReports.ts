import type { reports } from '@tqc/contract/monitor';
import { reportStatus } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import {
  cubeOf,
  faultsOf,
  formulasOf,
  formulaText,
  needsSecond,
  reportFlow,
  type Definition,
} from '@tqc/domain/reports';
import { sql } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { definitionIn, reportRows, versionsOf, type Report, type ReportVersion } from './reportOf';

/** Keeps a draft: a new one, a change of one, or the next version of what is published. */
export async function saveReport(call: CallContext<typeof reports.add>) {
  const { input, who, now } = call;
  const { id, version, ...written } = input;
  const [fault] = faultsOf(written.definition);
  if (fault) throw refuse('definition', fault.says);
  await requireOthers(call, written.definition);
  const rows = reportRows(call);
  if (id === undefined) {
    const made = await rows.add({
      ...written,
      status: reportStatus.code('draft'),
      creatorId: who.adminId,
      creator: who.name,
      createTime: now,
    });
    call.note({ obj: `report/${made.id}` });
    return { ...made, version: 1 };
  }
  const row = await rows.hold(id);
  // A change that does not say what was read would write over what somebody else did.
  if (version === undefined) throw new ApiFailure(409);
  const event = row.status === reportStatus.code('published') ? 'begin' : 'edit';
  const next = reportFlow.next(event, row.status);
  await rows.change(id, { ...written, status: next }, version);
  call.note({ obj: `report/${id}` });
  return { id, version: version + 1 };
}

/** What a check takes from another report: it is published, and has what is named. */
async function requireOthers(
  { db }: Pick<CallContext, 'db'>,
  { checks = [] }: Definition,
): Promise<void> {
  for (const [at, { report, right }] of checks.entries()) {
    if (report === undefined) continue;
    const { rows } = await sql<{ definition: Definition }>`
      select v.definition from report r join report_version v using (report_id, number)
      where r.report_id = ${report}`.execute(db);
    const other = rows[0]?.definition;
    const cube = other && cubeOf(other.cube);
    const fault = cube ? formulasOf(cube, other.groups).side(right).fault : undefined;
    if (!cube || fault)
      throw refuse(
        'definition',
        `第${at + 1}条审核关系：${fault ? formulaText(fault) : '对照的报表还没有发布，请另选一张'}`,
      );
  }
}

/** What was never published goes; of a new version only the changes are given up. */
export async function deleteReports(call: CallContext<typeof reports.del>) {
  const rows = reportRows(call);
  for (const { id, version } of call.input.records) {
    const row = await rows.hold(id);
    const [used] = await versionsOf(call, [row]);
    if (row.status === reportStatus.code('draft') && used)
      await rows.change(
        id,
        {
          name: used.name,
          audience: used.audience,
          definition: used.definition,
          status: reportStatus.code('published'),
        },
        version,
      );
    else {
      reportFlow.next('remove', row.status);
      await requireNoneHandedIn(call, id);
      await rows.remove(id, version);
    }
    call.note({ obj: `report/${id}` });
  }
  return null;
}

/** What was handed in keeps the report it was made with. */
async function requireNoneHandedIn({ db }: Pick<CallContext, 'db'>, id: string): Promise<void> {
  const { rows } = await sql`select from report_submit where report_id = ${id} limit 1`.execute(db);
  if (rows.length > 0) throw new RuleError('已有机构报送过这张报表，不能删除，请停用');
}

/** 发布：a report that shows the nation is looked at by a second person. */
export async function publishReport(call: CallContext<typeof reports.publish>) {
  const { id, action } = call.input;
  const row = await reportRows(call).hold(id);
  switch (action) {
    case 'ask':
      if (!needsSecond(row.audience)) return putOut(call, row, 'put');
      return reportRows(call).change(id, {
        status: reportFlow.next('ask', row.status),
        askedBy: call.who.adminId,
      });
    case 'approve':
      if (reportFlow.can('approve', row.status) && row.askedBy === call.who.adminId)
        throw new RuleError('不能审批自己提交的申请，请由本机构其他人员复核');
      return putOut(call, row, 'approve');
    default:
      return reportRows(call).change(id, { status: reportFlow.next(action, row.status) });
  }
}

/** The next version: what stands in it is never changed. */
async function putOut(
  call: CallContext<typeof reports.publish>,
  row: Report,
  event: 'put' | 'approve',
): Promise<null> {
  const status = reportFlow.next(event, row.status);
  const number = (row.number ?? 0) + 1;
  await reportRows(call).change(row.reportId, { status, number });
  await keepVersion(call, { ...row, number });
  return null;
}

/** Writes the version that is in use from now on. */
export async function keepVersion(
  { db, who, now }: Pick<CallContext, 'db' | 'who' | 'now'>,
  version: Pick<ReportVersion, 'reportId' | 'number' | 'name' | 'audience' | 'definition'>,
): Promise<void> {
  const { reportId, number, name, audience } = version;
  await db
    .insertInto('reportVersion')
    .values({
      reportId,
      number,
      name,
      audience,
      definition: JSON.stringify(definitionIn(version)),
      publisher: who.name,
      publishedAt: now.toISOString(),
    })
    .execute();
}
