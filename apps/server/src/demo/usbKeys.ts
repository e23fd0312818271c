import { usbKeyStatus } from '@tqc/domain/dictionaries';
import { normalAccount } from '@tqc/contract/wire';
import { chinaDay, dayAfter } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import { copyObjects } from './copyRows';
import { HOME } from './restrictions';

const { code } = usbKeyStatus;
const PROV = HOME.slice(0, 2);

/** Keys of the home province in every state: in stock, of people of its city and county, gone. */
const KEYS = [
  { state: code('unassigned'), days: 900 },
  { state: code('unassigned'), days: 25 },
  { state: code('unassigned'), days: 720 },
  { state: code('normal'), days: 400, account: 'jingban' },
  { state: code('normal'), days: 12, account: 'suoding' },
  { state: code('locked'), days: 500, account: 'jiezhi', reason: '遗失，等待找回' },
  { state: code('void'), days: 300, reason: '外壳损坏，不能读取' },
  { state: code('locked'), days: 650, reason: '盘点时数量不符，待核实' },
] as const;

/** Fills the stock of keys; the centre has some that no province has yet. */
export async function fillUsbKeys(client: PoolClient, now: Date): Promise<void> {
  const { rows: people } = await client.query<{ account: string; org: string }>(
    `select account, org_id as org from admin where account ~ '^(jingban|suoding|jiezhi)_' order by admin_id`,
  );
  const today = chinaDay(now);
  const at = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  const rows = [
    ...KEYS.map((key) => ({ ...key, prov: PROV })),
    { state: code('unassigned'), days: 1000, prov: '' },
    { state: code('unassigned'), days: 1000, prov: '' },
  ];
  await copyObjects(
    client,
    'usb_key',
    rows.map(({ state, days, prov, ...more }, nth) => {
      const word = 'account' in more ? more.account : undefined;
      const person = people.find(({ account }) => word !== undefined && account.startsWith(word));
      const serial = `0a2406${String(1001 + nth)}`;
      return {
        serial,
        account_n: person ? normalAccount(person.account) : null,
        org_id: person?.org ?? null,
        state: word !== undefined && !person ? code('unassigned') : state,
        subject: person ? `CN=${person.account}` : `UKey ${serial}`,
        prov,
        enabled_on: dayAfter(today, -200),
        valid_until: dayAfter(today, days),
        bound_at: person ? at : null,
        last_used_at: person && state === code('normal') ? at : null,
        reason: 'reason' in more ? more.reason : '',
        created_at: at,
        updated_at: at,
      };
    }),
  );
}
