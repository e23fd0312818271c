import { affairKinds } from '@tqc/domain/applicant';
import { affairType } from '@tqc/domain/dictionaries';
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
const AGREED = '手持证件照与登记的身份一致';

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
      opinion: flag === 2 ? REASON : flag === 1 ? AGREED : '',
      reviewer: flag === 0 ? '' : '演示审核员',
      reviewed_at: flag === 0 ? null : new Date(submitted.getTime() + DAY / 2),
    };
  });
  await copyObjects(client, 'applicant_affair', made);
  await fillLives(client, made);
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

interface Made {
  readonly affair_id: string;
  readonly sso_id: string;
  readonly affair_type: number;
  readonly flag: number;
  readonly opinion: string;
  readonly reviewer: string;
  readonly reviewed_at: Date | null;
}

/** What whoever handled them wrote down, in the life of the affair and of the account. */
async function fillLives(client: PoolClient, made: readonly Made[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select org_name as name from org where org_type = 5 order by org_id limit 1',
  );
  const steps = made
    .filter(({ flag }) => flag !== 0)
    .flatMap(({ affair_id, sso_id, affair_type, flag, opinion, reviewer, reviewed_at }) =>
      [
        { kind: 'affair', record_id: affair_id },
        { kind: 'ssouser', record_id: sso_id },
      ].map((of) => ({
        ...of,
        log_id: newId(),
        sso_id,
        at: reviewed_at,
        event: `${affairType.label(affair_type)}${flag === 1 ? '通过' : '不通过'}`,
        opinion,
        actor: reviewer,
        org_name: rows[0]?.name ?? '',
      })),
    );
  await copyObjects(client, 'applicant_log', steps);
}
