import type { govdata } from '@tqc/contract/register';
import { gbInterface, gbSwitchState, pushState } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { pushFlow } from '@tqc/domain/platform';
import { chinaMinute } from '@tqc/domain/shared';
import { asSystem } from '../../../kit/scope';
import type { CallContext } from '../../../kit/serve';
import type { PushRow } from '../../../trade/platform';
import { eachPush } from './eachPush';
import { makePushes } from './makePushes';

type Asked = CallContext<typeof govdata.gbTask>;

/** Lays down what was never told, sends at once or again, or says that it need not be heard. */
export async function gbTask(call: Asked) {
  const { action, records, reason, preview } = call.input;
  if (action === 'make') return { done: [], refused: [], made: await makePushes(call) };
  if (records.length === 0) throw refuse('records', '请先勾选数据');
  if (action === 'waive') {
    if (!preview && reason === '') throw refuse('reason', '请输入无需推送的原因');
    const outcome = await eachPush(call, ({ state }) => ({
      state: pushFlow.next('waive', state),
      reason,
      operator: call.who.name,
    }));
    return { ...outcome, made: 0 };
  }
  const switchOf = await openSwitches(call);
  const outcome = await eachPush(call, (row) => {
    const state =
      row.state === pushState.code('waiting') ? row.state : pushFlow.next('again', row.state);
    const found = switchOf(row);
    const name = gbInterface.label(row.dataType);
    if (!found) throw new RuleError(`${name}接口已关闭，数据留在队列中，开启后自动推送`);
    const until = found.restUntil;
    if (until !== null && new Date(until) > call.now)
      throw new RuleError(
        `${name}接口没有应答，${chinaMinute(new Date(until))}以后自动再推，不必重复操作`,
      );
    return { state, nextAt: null, operator: call.who.name };
  });
  return { ...outcome, made: 0 };
}

/** The interface that lets a row through; whoever pushes need not see the switch. */
async function openSwitches({ db }: Asked) {
  const found = await asSystem(db, () =>
    db
      .selectFrom('platformSwitch')
      .select(['prov', 'name', 'state', 'orgIds', 'restUntil'])
      .where('state', '<>', gbSwitchState.code('off'))
      .execute(),
  );
  return ({ prov, dataType, orgId }: PushRow) =>
    found.find(
      (one) =>
        one.prov === prov &&
        one.name === dataType &&
        (one.state === gbSwitchState.code('on') || one.orgIds.includes(orgId)),
    );
}
