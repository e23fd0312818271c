import type { rmsUsbKey } from '@tqc/contract/basic';
import { refuse, RuleError } from '@tqc/domain/kit';
import { CENTRE } from '@tqc/domain/organisations';
import { stockKeyFlow } from '@tqc/domain/people';
import { chinaDay, dayAfter } from '@tqc/domain/shared';
import type { CallContext } from '../../../kit/serve';
import { ApiFailure } from '../../../kit/failure';
import { keys, keysOf, type KeyRow } from './scope';

type Update = CallContext<typeof rmsUsbKey.updateUsbKey>;
const LONGEST_DAYS = 3653;

/** What is done with a key of the stock: to a province, locked, void, for longer. */
export async function updateUsbKey(call: Update): Promise<null> {
  const { serial, action, reason } = call.input;
  const row = await keys(call).hold(serial, keysOf(call));
  if (row.version !== call.version) throw new ApiFailure(409);
  if (row.accountN !== null && action !== 'extend')
    throw new RuleError('该UKey已经绑定用户，请在“用户USBKey管理”办理');
  const state = stockKeyFlow.next(action, row.state);
  const changes: Partial<KeyRow> = {};
  switch (action) {
    case 'assign':
      Object.assign(changes, { prov: placeFor(call) });
      break;
    case 'extend':
      Object.assign(changes, { validUntil: laterDay(call, row) });
      break;
    case 'void':
      if (reason === '') throw refuse('reason', '请填写作废的原因');
      Object.assign(changes, { reason });
      break;
    default:
      Object.assign(changes, { reason });
  }
  call.note({ obj: `usbKey/${serial}`, detail: { event: action, from: row.state, to: state } });
  return keys(call).change(serial, { ...changes, state, updatedAt: call.now });
}

/** The centre hands out to provinces; a province has its keys already. */
function placeFor({ who, input }: Update): string {
  if (who.orgType !== CENTRE) throw new RuleError('由国家中心分配到省，本省的请绑定给用户');
  if (input.prov === undefined) throw refuse('prov', '请选择分配到哪个省');
  return input.prov;
}

function laterDay({ input, now }: Update, { validUntil }: KeyRow): string {
  const to = input.validUntil;
  if (to === undefined) throw refuse('validUntil', '请选择新到期日期');
  const today = chinaDay(now);
  if (to <= (validUntil ?? today) || to < today || to > dayAfter(today, LONGEST_DAYS))
    throw refuse('validUntil', '新到期日期应晚于原来的，在今天以后十年以内');
  return to;
}
