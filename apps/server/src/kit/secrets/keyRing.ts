import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface KeyFile {
  /** Seed of the HPKE pair (security of the password on its way); one a month, the one before kept a day. */
  hpke: { kid: string; seed: string; since: string }[];
  jwt: { kid: string; key: string }[];
  pepper: { id: string; key: string }[];
  master: string;
  field: string;
  index: string;
  kRef: string;
  code: string;
  channel: { id: string; key: string }[];
}

/** The secrets of an installation, as bytes. */
export interface KeyRing {
  readonly hpke: readonly { readonly kid: string; readonly seed: Buffer; readonly since: Date }[];
  readonly jwt: readonly { readonly kid: string; readonly key: Buffer }[];
  readonly pepper: readonly { readonly id: string; readonly key: Buffer }[];
  readonly master: Buffer;
  readonly field: Buffer;
  readonly index: Buffer;
  readonly kRef: Buffer;
  readonly code: Buffer;
  /** Credentials of the applicants' separate channel. */
  readonly channel: readonly { readonly id: string; readonly key: Buffer }[];
}

const MONTH = 30 * 86_400_000;
const DAY = 86_400_000;
const fresh = () => randomBytes(32).toString('hex');

/** Reads the secret file, making it on first use and turning the sign-in key monthly; only this user can read it. */
export function loadKeyRing(file: string, now = new Date()): KeyRing {
  const known: KeyFile | undefined = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeyFile) : undefined;
  const keys = known ?? made(now);
  const turned = turn(keys, now);
  if (!known || turned) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, JSON.stringify(keys, null, 1), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return ringOf(keys);
}

/** A ring of keys made up on the spot, for tests and throw-away servers. */
export function temporaryKeyRing(now = new Date()): KeyRing {
  return ringOf(made(now));
}

function made(now: Date): KeyFile {
  return {
    hpke: [{ kid: 'k1', seed: fresh(), since: now.toISOString() }], jwt: [{ kid: 'j1', key: fresh() }], pepper: [{ id: 'p1', key: fresh() }],
    master: fresh(), field: fresh(), index: fresh(), kRef: fresh(), code: fresh(), channel: [{ id: 'applicant', key: fresh() }],
  };
}

function turn(keys: KeyFile, now: Date): boolean {
  const newest = keys.hpke.at(-1);
  const age = now.getTime() - Date.parse(newest?.since ?? '');
  const kept = keys.hpke.filter((key, at) => at === keys.hpke.length - 1 || age < DAY);
  const due = age > MONTH;
  keys.hpke = due ? [...kept, { kid: `k${Number(newest?.kid.slice(1)) + 1}`, seed: fresh(), since: now.toISOString() }] : kept;
  return due;
}

function ringOf(keys: KeyFile): KeyRing {
  const bytes = (text: string) => Buffer.from(text, 'hex');
  return {
    hpke: keys.hpke.map(({ kid, seed, since }) => ({ kid, seed: bytes(seed), since: new Date(since) })),
    jwt: keys.jwt.map(({ kid, key }) => ({ kid, key: bytes(key) })),
    pepper: keys.pepper.map(({ id, key }) => ({ id, key: bytes(key) })),
    master: bytes(keys.master), field: bytes(keys.field), index: bytes(keys.index), kRef: bytes(keys.kRef), code: bytes(keys.code),
    channel: keys.channel.map(({ id, key }) => ({ id, key: bytes(key) })),
  };
}
