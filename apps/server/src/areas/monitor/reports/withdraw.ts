import type { reports } from '@tqc/contract/monitor';
import { orgType } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import type { CallContext } from '../../../kit/serve';
import { keepVersion } from './changeReports';
import { reportRows, versionsOf } from './reportOf';

/**
 * 取消授权：a level sees the report no longer, neither what is in use nor what is being made. What
 * was published stays as it was: what is in use from now on is its next version.
 */
export async function removeRole(call: CallContext<typeof reports.removeRole>) {
  const { id, roleid } = call.input;
  const rows = reportRows(call);
  const row = await rows.hold(id);
  const [used] = await versionsOf(call, [row]);
  const without = (audience: readonly number[]) => audience.filter((level) => level !== roleid);
  if (![...row.audience, ...(used?.audience ?? [])].includes(roleid))
    throw new RuleError(`该报表没有授权给${orgType.label(roleid)}机构，不用取消`);
  if ([row.audience, used?.audience].some((one) => one && without(one).length === 0))
    throw new RuleError('这是最后一级可见机构，不能取消；不再使用的报表请停用');
  const number = used?.audience.includes(roleid) ? used.number + 1 : row.number;
  await rows.change(id, { audience: without(row.audience), number });
  if (used && number !== null && number > used.number)
    await keepVersion(call, { ...used, number, audience: without(used.audience) });
  call.note({ obj: `report/${id}`, detail: { level: roleid } });
  return null;
}
