import { affairKinds } from '@tqc/domain/applicant';
import { batchNo, chinaDay, maskMobile } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import { newId } from '../kit/newId';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { copyObjects } from './copyRows';

const DAY = 86_400_000;
const MOST = 30;
const NUMBER_OF = 1000;
/** Accounts between which none has pictures of its own. */
const PLAIN = [0, 2, 4, 6, 8];
const KINDS = [affairKinds.mobile, affairKinds.password, affairKinds.close] as const;
const REASON = '手持证件照看不清，请重新拍照';

/** Affairs that wait, are done and are refused, with a drawn page as evidence. */
export async function fillAffairs(
  { personal }: AppParts,
  client: PoolClient,
  now: Date,
  accounts: readonly { readonly ssoId: string; readonly at: number }[],
  page: string,
): Promise<void> {
  const asking = accounts
    .filter(({ at }) => PLAIN.includes(at % 10) && at % 50 < 10)
    .slice(0, MOST);
  const made = asking.map(({ ssoId }, n) => {
    const affairId = newId();
    const submitted = new Date(now.getTime() - ((n % 5) + 1) * DAY);
    const kind = KINDS[n % KINDS.length] ?? affairKinds.mobile;
    const flag = n % 4 === 1 ? 1 : n % 4 === 3 ? 2 : 0;
    const mobile = `1540009${String(NUMBER_OF + n)}`;
    const asksPhone = kind === affairKinds.mobile;
    return {
      affair_id: affairId,
      affair_no: batchNo('SW', chinaDay(submitted), NUMBER_OF + n),
      channel: 'channel',
      channel_no: `AFF2024${String(n + 1).padStart(8, '0')}`,
      sso_id: ssoId,
      affair_type: kind,
      old_value: asksPhone ? '154****0001' : '',
      new_value: asksPhone
        ? personal.seal(placeOf('applicant_affair', 'new_value', affairId), mobile)
        : null,
      new_shown: asksPhone ? maskMobile(mobile) : '',
      submitted_at: submitted,
      flag,
      opinion: flag === 2 ? REASON : '',
      reviewer: flag === 0 ? '' : '演示审核员',
      reviewed_at: flag === 0 ? null : new Date(submitted.getTime() + DAY / 2),
    };
  });
  await copyObjects(client, 'applicant_affair', made);
  await copyObjects(
    client,
    'applicant_file',
    made.map(({ affair_id, sso_id }) => ({
      file_id: page,
      sso_id,
      part: '手持证件照',
      record_id: affair_id,
      seq: 0,
    })),
  );
}
