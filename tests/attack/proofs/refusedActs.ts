import { handIn } from '@tqc/client';
import { intake } from '@tqc/contract/intake';
import { registration } from '@tqc/contract/register';
import { headers as names } from '@tqc/contract/wire';
import { ask } from '../kit/ask';
import { codeOf } from '../kit/codeOf';
import { channelOf } from '../kit/applicationFor';
import type { Own } from '../kit/ownCopy';
import type { Attack } from '../kit/proof';
import { signedHeaders } from '../kit/sign';
import type { Act } from './auditActs';

/**
 * Calls that are refused before anybody is known: a false signature, a false token, none, and a
 * stranger's channel.
 */
export async function* refusedActs({ url, people }: Attack, own: Own): AsyncGenerator<Act> {
  const { signer } = await people.enter(await people.one(2));
  const { method, path: target, permission, id } = registration.list;
  const right = await signedHeaders(signer, { method, target, permission });
  for (const [code, title, headers] of [
    [487, '签名不符的请求', { ...right, [names.signatureFull]: 'x'.repeat(43) }],
    [415, '凭证伪造的请求', { ...right, [names.token]: 'a.b.c' }],
    [481, '没有凭证的请求', without(right, names.token)],
  ] as const) {
    const answer = await ask(url, { method, target, headers });
    yield refused(title, id, code, answer.code);
  }
  const channel = channelOf(own);
  for (const [code, title, stranger] of [
    [487, '签名不符的渠道请求', { ...channel, key: new Uint8Array(32) }],
    [481, '没有登记的渠道的请求', { ...channel, id: 'stranger' }],
  ] as const) {
    const got = await codeOf(handIn(url, stranger, [{}], [], signer.now() - Date.now()));
    yield refused(title, intake.registration.id, code, got);
  }
}

function refused(title: string, id: string, code: number, got: number | undefined): Act {
  return { title, name: id.split('.').at(-1) ?? id, ok: false, code, told: `答复码 ${got}` };
}

function without(headers: Readonly<Record<string, string>>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name));
}
