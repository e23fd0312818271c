import type { registrationReview } from '@tqc/contract/register';
import { accessQueryFlow, beginQuery } from '@tqc/domain/register';
import { chinaDay } from '@tqc/domain/shared';
import { outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { requireAccessPlatform } from '../../../trade/accessPlatform';
import { ACCESS_QUERY, requireUndeleted, requireUnsettled } from '../../../trade/registration';
import { eachOf } from './eachOf';

/** Asks the platform, for the first time or because its answer no longer counts. */
export function batchAllowQuery(call: CallContext<typeof registrationReview.batchAllowQuery>) {
  requireAccessPlatform(call.app);
  const today = chinaDay(call.now);
  return eachOf(call, call.input.regIds, (row) => {
    if (row.orgId !== call.who.orgId) throw outOfReach();
    requireUndeleted(row);
    requireUnsettled(row);
    const accessResult = beginQuery(row, today);
    const again = accessQueryFlow.can('sendAgain', row.accessResult ?? -1);
    return {
      changes: { accessResult, accessAskedAt: call.now.toISOString() },
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
