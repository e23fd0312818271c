import { registration } from '@tqc/contract/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { recordFlow } from '@tqc/domain/register';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { plansOver } from '../../trade/planning';
import { recordStep, requireUndeleted } from '../../trade/registration';
import { serve, type CallContext } from '../../kit/serve';
import { store } from '../../kit/store';
import { detailOf } from './registrationDetail';
import { figuresOf } from './registrationFigures';
import { list } from './find/list';

const rows = store('registration', 'regId');

export const registrationRoutes = serve(registration, {
  list,
  figures: figuresOf,
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
    requireOwner(call, row);
    if (action === 'undelete') {
      if (call.who.orgType !== 4 && call.who.orgType !== 5) throw new ApiFailure(403);
      const recordStatus = recordFlow.next('undelete', row.recordStatus);
      // What was ended because nothing waited any more gets nothing back that waits.
      const over = (await plansOver(call.db, [row.obId], 'look'))(row.obId);
      if (over !== undefined) throw new RuleError(over);
      await recordStep(call, row, { step: '数据维护', event: '恢复', toStatus: row.status });
      return rows(call).change(regId, { recordStatus });
    }
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
  requireOwner(call, row);
  if (row.status === recognitionStatus.code('recognised'))
    throw new ApiFailure(422, '证书编号已生成，请先收回编号再删除');
  const recordStatus = recordFlow.next('remove', row.recordStatus);
  await recordStep(call, row, {
    step: '数据维护',
    event: '删除',
    toStatus: row.status,
    opinion: reason,
  });
  return rows(call).change(regId, { recordStatus });
}

/** The recognising organisation and its superiors keep the data; a point only checks. */
function requireOwner({ who }: CallContext, row: { orgId: string; pointId: string }): void {
  if (who.orgType === 1 && row.pointId !== who.orgId) throw outOfReach();
}
