import type { Call } from '@tqc/contract/kit';
import { headers } from '@tqc/contract/wire';
import { refuse } from '@tqc/domain/kit';
import { ApiFailure } from '../failure';
import { openChange, provePassword, type Principal, type Proof } from '../session';
import type { Passing } from './passing';

/**
 * Asks for the password once more, where the contract says so: what a session alone may not do. It
 * comes in a header of its own, sealed with the key of the session and bound to the signature, so
 * that it confirms this call and no other. Asked before the transaction of the call; nothing where
 * no password is needed.
 */
export async function stepUp(
  { app, served, facts, now }: Pick<Passing, 'app' | 'served' | 'facts' | 'now'>,
  who: Principal,
  input: Readonly<Record<string, unknown>>,
): Promise<Proof | undefined> {
  if (!asksPassword(served.call, input)) return undefined;
  const sealed = facts.headers[headers.stepUp];
  if (!sealed) throw refuse(headers.stepUp, '请输入登录密码，确认是您本人操作');
  const h = hashIn(who.keys, facts.headers[headers.signatureFull] ?? '', sealed);
  return provePassword({ app, who, now, request: facts }, h, headers.stepUp);
}

// What a call takes is an object of its members.
const asksPassword = (call: Call, input: Readonly<Record<string, unknown>>) =>
  call.stepUp?.(input) === true;

function hashIn(keys: Principal['keys'], signature: string, sealed: string): Buffer {
  try {
    return openChange(keys, 'stepUp', signature, sealed).h;
  } catch {
    throw new ApiFailure(400);
  }
}
