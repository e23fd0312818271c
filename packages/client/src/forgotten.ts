import { auth, forgetPass } from '@tqc/contract/account';
import { hashPassword, sealReset } from './suite';
import type { Transport } from './transport';
import { withWork } from './withWork';

/** Whose password was forgotten. */
interface Forgetful {
  readonly userName: string;
  readonly mobile: string;
}

/**
 * Asks for the code of a forgotten password; the answer is the same whether or not account and
 * phone fit.
 */
export async function sendForgottenCode(transport: Transport, who: Forgetful): Promise<void> {
  await withWork((pow) => transport.send(forgetPass.sendSms, { ...who, pow }));
}

/** Proves the code; returns the token that allows a new password. */
export function proveForgottenCode(
  transport: Transport,
  who: Forgetful & { readonly code: string },
): Promise<string> {
  return withWork((pow) => transport.send(forgetPass.verificationSms, { ...who, pow }));
}

/** Sets a new password with the token of a code that was proved. */
export async function resetPassword(
  transport: Transport,
  account: string,
  token: string,
  password: string,
): Promise<void> {
  const server = await transport.send(auth.signInKey, {});
  const sealed = await sealReset(
    server,
    account,
    token,
    await hashPassword(account, password),
    password,
  );
  await transport.send(forgetPass.resetPass, { userName: account, token, password: sealed });
}
