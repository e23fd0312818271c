import type { certApply } from '@tqc/contract/cert';
import { routeOf } from '@tqc/contract/screens';
import { certApplyDecisions, certApplyFlow, printFlow, reissueRemark } from '@tqc/domain/cert';
import { reissueType } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { chinaDay } from '@tqc/domain/shared';
import { ApiFailure } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { requireDecisionOn } from '../../../trade/cases';
import { tellPerson } from '../../../trade/messages';
import { scansOf } from '../caseFiles';
import { notReissued } from '../certOf';
import { notePrint } from '../print/notePrint';
import {
  APPLICATION,
  applicationRows,
  applications,
  recordStep,
  type Application,
} from './applications';

const certs = store('cert', 'certId');

/** 审核：what passes takes its effect on the certificate at once. */
export async function decideApplication(
  call: CallContext<typeof certApply.update>,
  row: Application,
): Promise<null> {
  const { decision, opinion } = call.input;
  if (decision === undefined) throw refuse('decision', '请选择结论');
  requireDecisionOn(applications, call, row, decision);
  if (row.version !== call.version) throw new ApiFailure(409);
  certApplyDecisions.require(decision, { opinion });
  const status = certApplyFlow.next(decision, row.status);
  await applicationRows(call).change(row.applyId, {
    status,
    decidedBy: call.who.adminId,
    decidedAt: call.now.toISOString(),
    lastOpinion: opinion,
  });
  if (decision === 'pass') await reissue(call, row);
  const { label, step } = certApplyDecisions.get(decision);
  await recordStep(call, row, { step: step.label, event: label, toStatus: status, opinion });
  const { name, applyNo, kind } = row;
  const message = certApplyDecisions.message(decision, { name, applyNo, kind, opinion });
  if (message) {
    const { title, text: content } = message;
    const url = routeOf('cert.reissue');
    await tellPerson(call.db, row.askedBy, { title, content, url }, call.now);
  }
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
  const [photo] = (await scansOf(call, APPLICATION, row.applyId))('photo');
  await certs(call).change(
    row.certId,
    { remark, ...(photo === undefined ? {} : { photo }) },
    { unversioned: 'the certificate is held since it was read' },
  );
}
