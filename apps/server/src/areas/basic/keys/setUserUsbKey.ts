import type { rmsUsbKey } from '@tqc/contract/basic';
import { refuse, RuleError } from '@tqc/domain/kit';
import { onOff } from '@tqc/domain/dictionaries';
import { CENTRE } from '@tqc/domain/organisations';
import { heldKeyFlow } from '@tqc/domain/people';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { holders, holdersOf, IN_HAND, keys, type HolderRow, type KeyRow } from './scope';

type SetKey = CallContext<typeof rmsUsbKey.setUserUsbKey>;
/** The version is the person's: a key changes with its state. */
const UNREAD = { unversioned: 'the person was read, and their key is held' };

/** Binds a key to somebody, or does what becomes of the one they have. */
export async function setUserUsbKey(call: SetKey): Promise<null> {
  const { adminId, action, reason } = call.input;
  const person = await holders(call).hold(adminId, holdersOf(call));
  if (person.version !== call.version) throw new ApiFailure(409);
  const held = await keyOf(call, person);
  if (action === 'bind') {
    if (held) throw new RuleError('该用户已经有UKey，请先解绑或更换');
    await bind(call, person);
  } else {
    if (!held) throw new RuleError('该用户没有绑定UKey');
    if (action === 'void' && reason === '') throw refuse('reason', '请填写作废的原因');
    if (action === 'replace') {
      await put(call, held, 'unbind');
      await bind(call, person);
    } else await put(call, held, action);
  }
  // Who keeps the door is whom it is for: their sign-in asks for the key that stands now.
  return holders(call).change(adminId, { updatedAt: call.now });
}

/** The key somebody has, held. */
async function keyOf(call: SetKey, { accountN }: HolderRow): Promise<KeyRow | undefined> {
  const { rows } = await sql<{ serial: string }>`
    select serial from usb_key where account_n = ${accountN} and state in (${sql.join(IN_HAND)})`.execute(
    call.db,
  );
  const [found] = rows;
  return found && keys(call).hold(found.serial);
}

async function bind(call: SetKey, person: HolderRow): Promise<void> {
  const { serial } = call.input;
  if (serial === undefined) throw refuse('serial', '请选择要绑定的UKey');
  if (person.status !== onOff.code('on')) throw new RuleError('该用户已经停用，不能绑定UKey');
  const { rows } = await sql<{ prov: string }>`
    select case org_type when ${CENTRE} then '' else prov end as prov from org where org_id = ${person.orgId}`.execute(
    call.db,
  );
  const key = await keys(call)
    .hold(serial, sql`prov = ${rows[0]?.prov ?? ''}`)
    .catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
      throw refuse('serial', '没有这个UKey，请从该用户所在省未分配的里面选择');
    });
  const state = heldKeyFlow.next('bind', key.state);
  if (key.validUntil !== null && key.validUntil < chinaDay(call.now))
    throw refuse('serial', '该UKey已经到期，请换一个或先延期');
  await keys(call).change(
    serial,
    {
      state,
      accountN: person.accountN,
      orgId: person.orgId,
      boundAt: call.now,
      reason: '',
      updatedAt: call.now,
    },
    UNREAD,
  );
  note(call, serial, 'bind', key.state, state);
}

/** What becomes of the key somebody has. */
async function put(
  call: SetKey,
  key: KeyRow,
  event: 'unbind' | 'lost' | 'unlock' | 'void',
): Promise<void> {
  const state = heldKeyFlow.next(event, key.state);
  const isGone = event === 'unbind';
  await keys(call).change(
    key.serial,
    {
      state,
      ...(isGone ? { accountN: null, orgId: null, boundAt: null } : {}),
      reason: call.input.reason,
      updatedAt: call.now,
    },
    UNREAD,
  );
  note(call, key.serial, event, key.state, state);
}

function note(call: SetKey, serial: string, event: string, from: number, to: number): void {
  call.note({ obj: `usbKey/${serial}`, detail: { event, from, to } });
}
