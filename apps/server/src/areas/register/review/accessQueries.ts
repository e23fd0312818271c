import type { accessQuery, registrationReview } from '@tqc/contract/register';
import { accessQueryFlow, beginQuery } from '@tqc/domain/register';
import { chinaDay } from '@tqc/domain/shared';
import { outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { newQueryBatch, requireAccessPlatform } from '../../../trade/accessPlatform';
import {
  ACCESS_QUERY,
  requireUndeleted,
  requireUnsettled,
  type RegistrationRecord,
} from '../../../trade/registration';
import { eachKnown, eachOf } from './eachOf';

/** Asks the platform, for the first time or because its answer no longer counts. */
export const batchAllowQuery = (call: CallContext<typeof registrationReview.batchAllowQuery>) =>
  ask(call, call.input.regIds);

/** The same for persons that were chosen anywhere. */
export const sendData = (call: CallContext<typeof accessQuery.sendData>) =>
  ask(call, call.input.regIds.join(','));

type Asking = CallContext & { readonly input: { readonly preview: boolean } };

/** Those that go together have one number of a batch; who only asks before takes none. */
function ask(call: Asking, regIds: string) {
  requireAccessPlatform(call.app);
  const today = chinaDay(call.now);
  const { preview } = call.input;
  // A number is taken only where something goes.
  const batch = async (rows: readonly RegistrationRecord[]) =>
    !preview && rows.some(({ orgId }) => orgId === call.who.orgId)
      ? newQueryBatch(call)
      : undefined;
  return eachKnown(call, regIds, batch, (row, accessBatch) => {
    if (row.orgId !== call.who.orgId) throw outOfReach();
    requireUndeleted(row);
    requireUnsettled(row);
    const accessResult = beginQuery(row, today);
    const again = accessQueryFlow.can('sendAgain', row.accessResult ?? -1);
    return {
      changes: {
        accessResult,
        accessAskedAt: call.now.toISOString(),
        ...(accessBatch === undefined ? {} : { accessBatch }),
      },
      step: {
        step: ACCESS_QUERY,
        event: again ? '重新查询' : '发起查询',
        toStatus: row.status,
      },
      // The platform answers after this call.
      after: () => call.enqueue('accessQuery', { regId: row.regId }),
    };
  });
}

/** Takes back questions that were not answered; an answer that came in between stays. */
export function handleCancelQuery(call: CallContext<typeof registrationReview.handleCancelQuery>) {
  return eachOf(call, call.input.regIds, (row) => {
    if (row.orgId !== call.who.orgId) throw outOfReach();
    requireUndeleted(row);
    return {
      changes: { accessResult: accessQueryFlow.next('cancel', row.accessResult ?? -1) },
      step: { step: ACCESS_QUERY, event: '取消查询', toStatus: row.status },
    };
  });
}
