import { rmsUsbKey } from '@tqc/contract/basic';
import type { ParsedOf } from '@tqc/contract/kit';
import { usbKeyStatus } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { CENTRE } from '@tqc/domain/organisations';
import { chinaDay, dayAfter } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { MOST_AT_ONCE, tableReply } from '../../../kit/export';
import { serve, type Given } from '../../../kit/serve';
import { containsText, type PageInput } from '../../../kit/store';
import { IN_HAND, asKeyKeeper, holders, holdersOf, keys, keysOf } from './scope';
import { setUserUsbKey } from './setUserUsbKey';
import { shownHolders, shownKeys } from './show';
import { updateUsbKey } from './updateUsbKey';

/** A key is good for some years; a later day is a slip. */
const LONGEST_DAYS = 3653;
const COLUMNS = [
  'serial',
  'status',
  'subject',
  'prov',
  'orgName',
  'person',
  'enabledOn',
  'validUntil',
  'daysLeft',
  'lastUsedAt',
  'reason',
  'updatedAt',
] as const;

export const rmsUsbKeyRoutes = serve(rmsUsbKey, {
  getData: asKeyKeeper((call) => found(call, call.input)),
  exportUsbKey: asKeyKeeper(async (call) => {
    const page = { pageNo: 1, pageSize: MOST_AT_ONCE, exactTotal: true };
    return tableReply(call, {
      list: rmsUsbKey.getData,
      title: 'USBKey',
      columns: COLUMNS,
      asked: call.input,
      ...(await found(call, { ...call.input, ...page })),
    });
  }),
  getRmsUserUsbKeyData: asKeyKeeper(async (call) => {
    const { account, name, orgName, serial, bound } = call.input;
    const held = sql`select account_n from usb_key where state in (${sql.join(IN_HAND)}) and account_n is not null`;
    const page = await holders(call).page(call.input, {
      order: 'account.asc',
      filled: ['account', 'name'],
      where: [
        holdersOf(call),
        account === undefined ? undefined : containsText('account', account),
        name === undefined ? undefined : containsText('name', name),
        orgName === undefined
          ? undefined
          : sql`org_id in (select org_id from org where ${containsText('org_name', orgName)})`,
        serial === undefined
          ? undefined
          : sql`account_n in (${held} and ${containsText('serial', serial.toLowerCase())})`,
        bound === undefined
          ? undefined
          : bound
            ? sql`account_n in (${held})`
            : sql`account_n not in (${held})`,
      ],
    });
    return { ...page, record: await shownHolders(call, page.record) };
  }),
  getRmsUserUsbKey: asKeyKeeper(async (call) => {
    const row = await holders(call).get(call.input.adminId, holdersOf(call));
    const [shown] = await shownHolders(call, [row]);
    if (!shown) throw new Error('a row that was read is shown');
    return shown;
  }),
  getUnUsbKeyOfProvince: asKeyKeeper(async (call) => {
    const row = await holders(call).get(call.input.adminId, holdersOf(call));
    const { rows } = await sql<{ serial: string; subject: string; validUntil: string | null }>`
      select serial, subject, valid_until from usb_key
      where state = ${usbKeyStatus.code('unassigned')} and (valid_until is null or valid_until >= ${chinaDay(call.now)})
        and prov = (select case org_type when ${CENTRE} then '' else prov end from org where org_id = ${row.orgId})
      order by serial limit 200`.execute(call.db);
    return { record: rows };
  }),
  setUserUsbKey: asKeyKeeper(setUserUsbKey),
  importUsbKey: asKeyKeeper(async (call) => {
    const { serial, subject, enabledOn, validUntil, prov } = call.input;
    const { who, now } = call;
    if (who.orgType !== CENTRE && prov !== undefined && prov !== who.prov)
      throw refuse('prov', '只能入库本省的UKey');
    const today = chinaDay(now);
    if (validUntil < today || validUntil > dayAfter(today, LONGEST_DAYS))
      throw refuse('validUntil', '到期日期应在今天以后十年以内');
    if (enabledOn > validUntil) throw refuse('enabledOn', '启用日期应在到期日期以前');
    await keys(call)
      .add({
        serial,
        state: usbKeyStatus.code('unassigned'),
        subject,
        enabledOn,
        validUntil,
        prov: prov ?? (who.orgType === CENTRE ? '' : who.prov),
        updatedAt: now.toISOString(),
      })
      .catch(takenSerial);
    call.note({ obj: `usbKey/${serial}` });
    return { serial };
  }),
  updateUsbKey: asKeyKeeper(updateUsbKey),
});

/** Keys of the stock that the caller keeps. */
async function found(call: Given, input: ParsedOf<typeof rmsUsbKey.exportUsbKey> & PageInput) {
  const { serial, orgName, status } = input;
  const page = await keys(call).page(input, {
    equal: ['prov'],
    between: ['validUntil'],
    filled: ['serial', 'updatedAt'],
    order: 'updatedAt.desc',
    where: [
      keysOf(call),
      serial === undefined ? undefined : containsText('serial', serial.toLowerCase()),
      status === undefined ? undefined : sql`state = ${status}`,
      orgName === undefined
        ? undefined
        : sql`org_id in (select org_id from org where ${containsText('org_name', orgName)})`,
    ],
  });
  return { ...page, record: await shownKeys(call, page.record) };
}

function takenSerial(error: unknown): never {
  if ((error as { code?: string }).code === '23505')
    throw refuse('serial', '该UKey已经入库，请核对序列号');
  throw error;
}
