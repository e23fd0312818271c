import { templateText } from '@tqc/domain/messages';
import { routeOf } from '@tqc/contract/screens';
import { usbKeyStatus } from '@tqc/domain/dictionaries';
import { PROVINCE } from '@tqc/domain/organisations';
import { chinaDay, dayAfter } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { systemScope, transaction } from '../kit/scope';
import type { AppParts } from '../kit/serve';
import { tellOrganisation, tellPerson } from '../trade/messages';

/** Every morning at 08:00 in China; the queue keeps UTC. One process of several runs it. */
export const USB_KEY_EXPIRY_AT = '0 0 * * * usbKeyExpiry';

/** Told a month before its end, and a week before. */
const [MONTH, WEEK] = [30, 7];
/** As many as a message names. */
const NAMED = 5;
const IN_HAND = [usbKeyStatus.code('normal'), usbKeyStatus.code('locked')];

interface Ending {
  readonly serial: string;
  readonly validUntil: string;
  readonly adminId: string;
  readonly name: string;
  readonly orgId: string;
  /** Who replaces and extends the keys of a province. */
  readonly keeperId: string | null;
}

/**
 * Tells whoever has a key that ends soon, their organisation, and the province that can extend or
 * replace it. A key that was extended is told of anew when its new end is near.
 */
export async function usbKeyExpiry({
  pool,
  clock,
}: Pick<AppParts, 'pool' | 'clock'>): Promise<void> {
  const now = clock();
  const today = chinaDay(now);
  await transaction(pool, systemScope, async (db) => {
    const { rows } = await sql<Ending>`
      with due as (
        select serial, case when valid_until <= ${dayAfter(today, WEEK)} then ${WEEK}::smallint
          else ${MONTH}::smallint end as days
        from usb_key where account_n is not null and state in (${sql.join(IN_HAND)})
          and valid_until between ${today} and ${dayAfter(today, MONTH)}
      ), told as (
        update usb_key k set told_until = valid_until, told_days = due.days from due
        where due.serial = k.serial
          and (told_until is distinct from valid_until or told_days > due.days)
        returning k.serial, k.valid_until, k.account_n
      )
      select t.serial, t.valid_until, a.admin_id, a.name, a.org_id, p.org_id as keeper_id
      from told t join admin a using (account_n) join org o on o.org_id = a.org_id
        left join org p on p.org_type = ${PROVINCE} and p.prov = o.prov and p.org_id <> o.org_id
      order by t.valid_until, t.serial`.execute(db);
    for (const { adminId, serial, validUntil } of rows)
      await tellPerson(
        db,
        adminId,
        {
          title: `你的UKey将于${validUntil}到期`,
          content: templateText('keyExpires', { 序列号: serial, 日期: validUntil }),
        },
        now,
      );
    const tell = async (keyOf: (row: Ending) => string | null, content: string, page = '') => {
      for (const [orgId, keys] of groups(rows, keyOf)) {
        const title = `${keys.length}个UKey即将到期`;
        const news = { title, content: `${named(keys)}。${content}`, url: page };
        await tellOrganisation(db, orgId, news, now);
      }
    };
    // Who keeps keys finds the page of it; everybody else is told whom to ask.
    await tell(
      (row) => (row.keeperId === null ? null : row.orgId),
      '到期后不能登录，请提醒本人，并联系省级机构延期或更换。',
    );
    await tell(
      (row) => row.keeperId ?? row.orgId,
      '请在“用户USBKey管理”办理延期或更换。',
      routeOf('basic.userUsbKey'),
    );
  });
}

function named(keys: readonly Ending[]): string {
  const some = keys.slice(0, NAMED).map(({ name, validUntil }) => `${name}（${validUntil}到期）`);
  return `${some.join('、')}${keys.length > NAMED ? `等${keys.length}人` : ''}`;
}

function groups(rows: readonly Ending[], keyOf: (row: Ending) => string | null) {
  const found = new Map<string, Ending[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) found.set(key, [...(found.get(key) ?? []), row]);
  }
  return found;
}
