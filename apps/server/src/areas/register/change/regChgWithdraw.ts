import type { registrationChange } from '@tqc/contract/register';
import { regChangeFlow } from '@tqc/domain/register';
import { outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { DATA_CHANGE, recordStep } from '../../../trade/registration';
import type { Kept } from './changedFields';

const rows = store('registration', 'regId');
const changes = store('registrationChange', 'chgId');

/** Whoever asked for a change takes it back while nobody has judged it; the application knows. */
export async function regChgWithdraw(call: CallContext<typeof registrationChange.regChgWithdraw>) {
  const { chgId } = call.input;
  const change = await changes(call).get(chgId);
  if (change.applicantId !== call.who.adminId) throw outOfReach();
  regChangeFlow.next('withdraw', change.status);
  const row = await rows(call).hold(change.regId);
  const kept = change.changes as unknown as readonly Kept[];
  await recordStep(call, row, {
    step: DATA_CHANGE,
    event: '撤回变更',
    toStatus: row.status,
    opinion: change.reason,
    // What was asked for is gone; its proof is named here alone, and stays.
    detail: {
      fields: kept.map(({ field }) => field),
      ...(change.fileId ? { before: change.fileId } : {}),
    },
  });
  return changes(call).remove(chgId);
}
