import { registration } from '@tqc/contract/register';
import { recognitionStatus, recordStatusRegister } from '@tqc/domain/dictionaries';
import { RuleError, TooLate } from '@tqc/domain/kit';
import { diplomaComesLater, recordFlow } from '@tqc/domain/register';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { plansOver } from '../../trade/planning';
import { tellOrganisation } from '../../trade/messages';
import { recordStep, requireUndeleted, type RegistrationRecord } from '../../trade/registration';
import { serve, type CallContext } from '../../kit/serve';
import { store } from '../../kit/store';
import { detailOf } from './registrationDetail';
import { figuresOf } from './registrationFigures';
import { list, statusCounts } from './find/list';

const rows = store('registration', 'regId');

export const registrationRoutes = serve(registration, {
  list,
  figures: figuresOf,
  statusCounts,
  get: async (call) => detailOf(call, await rows(call).get(call.input.regId)),
  getByIdNo: async (call) => {
    const row = await rows(call).get(call.input.id);
    if (row.idRef !== call.input.idno) throw outOfReach();
    return detailOf(call, row);
  },
  create: () => {
    throw new ApiFailure(422, '后台采集请由申请人渠道交件，或使用补录功能');
  },
  update: async (call) => {
    const { regId, action, ...changes } = call.input;
    const row = await rows(call).get(regId);
    if (action === 'undelete') {
      if (call.who.orgType !== 4 && call.who.orgType !== 5) throw new ApiFailure(403);
      const recordStatus = undeleted(row);
      // What was ended because nothing waited any more gets nothing back that waits.
      const over = (await plansOver(call.db, [row.obId], 'hold'))(row.obId);
      if (over !== undefined) throw new RuleError(over);
      await recordStep(call, row, { step: '数据维护', event: '恢复', toStatus: row.status });
      return rows(call).change(regId, { recordStatus });
    }
    // The centre restores what was deleted; what was declared is mended by those who know it.
    if (call.who.orgType === 5) throw new ApiFailure(403);
    requireUndeleted(row);
    await recordStep(call, row, {
      step: '数据维护',
      event: '修改',
      toStatus: row.status,
      detail: { fields: Object.keys(changes) },
    });
    return rows(call).change(regId, changes);
  },
  remove: (call) => removeOne(call, call.input.regId, call.input.reason),
  removeByIdNo: async (call) => {
    const row = await rows(call).get(call.input.id);
    if (row.idRef !== call.input.idNo) throw outOfReach();
    return removeOne(call, call.input.id, call.input.reason);
  },
});

async function removeOne(call: CallContext, regId: string, reason: string): Promise<null> {
  const row = await rows(call).get(regId);
  if (row.status === recognitionStatus.code('recognised'))
    throw new TooLate('证书编号已生成，请先在编号记录中收回编号再删除');
  const owner = row.orgId === call.who.orgId;
  // What its organisation has concluded is not taken from it: it takes that back itself.
  if (!owner && recognitionStatus.group.confirmed.includes(row.status))
    throw new TooLate('该申请已确认或已有结论，请由认定机构撤回后再删除');
  const awaits = row.recordStatus === recordStatusRegister.code('awaitingCollege');
  const recordStatus = recordFlow.next(awaits ? 'collegeMissing' : 'remove', row.recordStatus);
  await recordStep(call, row, {
    step: '数据维护',
    event: awaits ? '逾期未补学历删除' : '删除',
    toStatus: row.status,
    opinion: reason,
  });
  if (!owner)
    await tellOrganisation(
      call.db,
      row.orgId,
      {
        title: '申请被上级删除',
        content: `${row.name}（报名号 ${regId}）的申请由${call.who.orgName}删除：${reason}`,
        url: `/register/application/${regId}`,
      },
      call.now,
      call.who,
    );
  return rows(call).change(regId, { recordStatus });
}

/**
 * What a record is once it is restored: whoever was confirmed before the diploma was there owes it
 * still.
 */
function undeleted(row: RegistrationRecord): number {
  const normal = recordFlow.next('undelete', row.recordStatus);
  const confirmed = recognitionStatus.group.confirmed.includes(row.status);
  const owes = confirmed && diplomaComesLater({ ...row, recordStatus: normal });
  return owes ? recordFlow.next('awaitCollege', normal) : normal;
}
