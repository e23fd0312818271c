import type { certApply } from '@tqc/contract/cert';
import { printFlow, reissueRemark } from '@tqc/domain/cert';
import { reissueType } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { chinaDay } from '@tqc/domain/shared';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { notReissued } from '../certOf';
import { notePrint } from '../print/notePrint';
import { applicationRows, applications, scans, type Application } from './applications';

const certs = store('cert', 'certId');

/** 审核：what passes takes its effect on the certificate at once. */
export async function decideApplication(call: CallContext<typeof certApply.update>): Promise<null> {
  const { now, who } = call;
  const { id, decision, opinion } = call.input;
  const row = await applicationRows(call).hold(id);
  if (decision === undefined) throw refuse('decision', '请选择结论');
  await applications.decide(
    call,
    row,
    { decision, opinion },
    {
      columns: async () => ({ decidedBy: who.adminId, decidedAt: now.toISOString() }),
      after: async () => decision === 'pass' && reissue(call, row),
    },
  );
  return null;
}

/** The old paper no longer counts: its blank is void, and the certificate is printed again. */
async function reissue(call: CallContext, row: Application): Promise<void> {
  const { db, who, now } = call;
  const cert = await certs(call).hold(row.certId);
  const why = await notReissued(call, cert);
  if (why !== undefined) throw new RuleError(why);
  const remark = reissueRemark(row.kind, row.reason, chinaDay(now));
  await db
    .updateTable('blankNo')
    .set((is) => ({
      state: 2,
      reason: `${reissueType.label(row.kind)}：原证书${row.collected ? '已收回' : '已声明作废'}`,
      operator: who.name,
      at: now.toISOString(),
      version: is('version', '+', 1),
    }))
    .where('certId', '=', row.certId)
    .where('state', '=', 1)
    .execute();
  if (printFlow.can('reset', cert.printStatus))
    await notePrint(call, [cert], 'reset', () => remark);
  const [photo] = (await scans.of(call, row.applyId))('photo');
  await certs(call).change(
    row.certId,
    { remark, ...(photo === undefined ? {} : { photo }) },
    { unversioned: 'the certificate is held since it was read' },
  );
}
