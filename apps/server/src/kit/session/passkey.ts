import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransportFuture,
} from '@simplewebauthn/server';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { newId } from '../newId';
import type { Queries } from '../scope';
import { inService, type KeyRing } from '../secrets';
import { limits } from './limits';
import { equal } from './suite';

type Keys = Pick<KeyRing, 'code'>;

/** So long somebody has to touch the key. */
const LIFE = limits.codeLife;
/** Every ticket of a passkey begins so; those of USB keys do not. */
const TICKET = 'pk_';

const proofOf = ({ key }: Keys['code']['list'][number], body: string, about: string) =>
  createHmac('sha256', key).update(`passkey ${about} ${body}`).digest('base64url');

/** A challenge that needs no memory here: time, chance and our proof, bound to what it is for. */
export function passkeyChallenge({ code }: Keys, about: string, now: Date): string {
  const body = `${now.getTime()}.${randomBytes(16).toString('base64url')}`;
  return Buffer.from(`${body}.${proofOf(inService(code.list), body, about)}`).toString('base64url');
}

/** Whether a challenge is ours, for this, in time, and was not answered before. */
async function spendChallenge(
  db: Queries,
  { code }: Keys,
  challenge: string,
  about: string,
  now: Date,
): Promise<boolean> {
  const text = Buffer.from(challenge, 'base64url').toString();
  const [stamp = '', chance = '', proof = ''] = text.split('.');
  const body = `${stamp}.${chance}`;
  const age = now.getTime() - Number(stamp);
  if (!(age >= 0 && age <= LIFE)) return false;
  if (!code.list.some((one) => equal(proof, proofOf(one, body, about)))) return false;
  const { rowCount } = await db.query(
    'insert into auth_nonce (hash, at) values ($1, $2) on conflict do nothing',
    [createHash('sha256').update(`passkey ${challenge}`).digest(), now],
  );
  return rowCount === 1;
}

interface ClientData {
  readonly challenge: string;
  readonly origin: string;
}

/** What the browser says it answered, and where; undefined for anything else. */
function clientDataIn(text: string, host: string): ClientData | undefined {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(text, 'base64url').toString()) as {
      readonly challenge?: unknown;
      readonly origin?: unknown;
    };
    if (typeof challenge !== 'string' || typeof origin !== 'string') return undefined;
    const { hostname, protocol } = new URL(origin);
    const isSafe = protocol === 'https:' || LOCAL.has(hostname);
    return isSafe && hostname === host ? { challenge, origin } : undefined;
  } catch {
    return undefined;
  }
}

/** Hosts to which a browser speaks safely without a certificate. */
const LOCAL: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/** The host by which a page was asked for. */
export function hostOf(header: string | undefined): string {
  try {
    return new URL(`https://${header ?? ''}`).hostname;
  } catch {
    return '';
  }
}

/** What the browser made, for the person whose session asked for it. */
export interface MadeKey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** Keeps a key that was made here; false where what the browser says does not hold. */
export async function keepPasskey(
  db: Queries,
  keys: Keys,
  { id, clientDataJSON, attestationObject, transports }: MadeKey,
  who: { readonly adminId: string; readonly host: string; readonly label: string },
  now: Date,
): Promise<boolean> {
  const said = clientDataIn(clientDataJSON, who.host);
  if (!said || !(await spendChallenge(db, keys, said.challenge, who.adminId, now))) return false;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: said.challenge,
    expectedOrigin: said.origin,
    expectedRPID: who.host,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return false;
  const { credential } = registrationInfo;
  const { rowCount } = await db.query(
    `insert into passkey (passkey_id, admin_id, host, credential, public_key, counter, transports, label, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (credential) do nothing`,
    [
      newId(),
      who.adminId,
      who.host,
      credential.id,
      Buffer.from(credential.publicKey),
      credential.counter,
      [...transports],
      who.label,
      now,
    ],
  );
  return rowCount === 1;
}

/** What a key answered to a challenge. */
export interface ShownKey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

interface Known {
  readonly passkey_id: string;
  readonly host: string;
  readonly public_key: Buffer;
  readonly counter: string;
  readonly transports: AuthenticatorTransportFuture[];
  readonly account: string;
  readonly org_name: string;
}

/**
 * Whose key this is, and a ticket worth one sign-in from the address that showed it; undefined
 * where anything about it does not hold.
 */
export async function admitPasskey(
  db: Queries,
  keys: Keys,
  { id, clientDataJSON, authenticatorData, signature }: ShownKey,
  address: string,
  now: Date,
): Promise<{ account: string; orgName: string; ticket: string } | undefined> {
  const { rows } = await db.query<Known>(
    `select p.passkey_id, p.host, p.public_key, p.counter, p.transports, a.account, o.org_name
     from passkey p join admin a using (admin_id) join org o using (org_id) where p.credential = $1 for update of p`,
    [id],
  );
  const [known] = rows;
  const said = known && clientDataIn(clientDataJSON, known.host);
  if (!said || !(await spendChallenge(db, keys, said.challenge, address, now))) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: said.challenge,
    expectedOrigin: said.origin,
    expectedRPID: known.host,
    credential: {
      id,
      publicKey: new Uint8Array(known.public_key),
      counter: Number(known.counter),
      transports: known.transports,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return undefined;
  await db.query('update passkey set counter = $2 where passkey_id = $1', [
    known.passkey_id,
    authenticationInfo.newCounter,
  ]);
  const ticket = `${TICKET}${randomBytes(24).toString('base64url')}`;
  await db.query(
    'insert into passkey_ticket (ticket_hash, passkey_id, address, expires_at) values ($1, $2, $3, $4)',
    [hashOf(ticket), known.passkey_id, address, new Date(now.getTime() + limits.keyTicketLife)],
  );
  return { account: known.account, orgName: known.org_name, ticket };
}

/** Whether a ticket is one of a passkey. */
export const isPasskeyTicket = (ticket: string | undefined): ticket is string =>
  ticket?.startsWith(TICKET) === true;

/** Uses such a ticket up; true when it belongs to the account and the address, in time, unused. */
export async function redeemPasskeyTicket(
  db: Queries,
  ticket: string,
  { accountN, address }: { readonly accountN: string; readonly address: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with used as (update passkey_ticket t set used_at = $3 from passkey k join admin a using (admin_id)
       where t.ticket_hash = $1 and a.account_n = $2 and t.address = $4 and t.used_at is null and t.expires_at > $3
         and k.passkey_id = t.passkey_id returning t.passkey_id)
     update passkey set last_used_at = $3 where passkey_id in (select passkey_id from used)`,
    [hashOf(ticket), accountN, now, address],
  );
  return rowCount === 1;
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
