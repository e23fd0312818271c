import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

interface Turning {
  kid: string;
  since: string;
}

interface KeyFile {
  /** Seed of the HPKE pair (the password on its way). */
  hpke: (Turning & { seed: string })[];
  jwt: (Turning & { key: string })[];
  /** Seed of the Ed25519 pair that signs heads of the audit chain; old ones stay, to check old heads. */
  audit: (Turning & { seed: string })[];
  pepper: { id: string; key: string }[];
  master: string;
  field: string;
  index: string;
  kRef: string;
  code: string;
  channel: { id: string; key: string }[];
}

/** The secrets of an installation, as bytes; of keys that turn the newest stands last. */
export interface KeyRing {
  readonly hpke: readonly { readonly kid: string; readonly seed: Buffer; readonly since: Date }[];
  readonly jwt: readonly { readonly kid: string; readonly key: Buffer }[];
  readonly audit: readonly { readonly kid: string; readonly seed: Buffer }[];
  readonly pepper: readonly { readonly id: string; readonly key: Buffer }[];
  readonly master: Buffer;
  readonly field: Buffer;
  readonly index: Buffer;
  readonly kRef: Buffer;
  readonly code: Buffer;
  /** Credentials of the applicants' separate channel. */
  readonly channel: readonly { readonly id: string; readonly key: Buffer }[];
}

/** A ring that stays true while the process runs. */
export interface LiveKeyRing extends KeyRing {
  /** Takes over what another process turned, and turns what is due. */
  refresh(now?: Date): void;
}

const DAY = 86_400_000;
/** How long a key serves, and how long the one before it still opens what was made with it. */
const TURNS = {
  hpke: { every: 30 * DAY, keep: DAY },
  jwt: { every: 90 * DAY, keep: DAY },
  audit: { every: 365 * DAY, keep: Infinity },
} as const;
const STALE_LOCK = 10_000;
const fresh = () => randomBytes(32).toString('hex');

/** Reads the secret file, making it on first use and turning keys that are due; only this user can read it. */
export function loadKeyRing(file: string, now = new Date()): LiveKeyRing {
  let ring = readOrTurn(file, now);
  let read = modified(file);
  return {
    get hpke() {
      return ring.hpke;
    },
    get jwt() {
      return ring.jwt;
    },
    get audit() {
      return ring.audit;
    },
    get pepper() {
      return ring.pepper;
    },
    get master() {
      return ring.master;
    },
    get field() {
      return ring.field;
    },
    get index() {
      return ring.index;
    },
    get kRef() {
      return ring.kRef;
    },
    get code() {
      return ring.code;
    },
    get channel() {
      return ring.channel;
    },
    refresh(at = new Date()) {
      if (
        modified(file) === read &&
        !isDue(withNewKinds(JSON.parse(readFileSync(file, 'utf8')) as KeyFile, at), at)
      )
        return;
      ring = readOrTurn(file, at);
      read = modified(file);
    },
  };
}

/** A ring of keys made up on the spot, for tests and throw-away servers. */
export function temporaryKeyRing(now = new Date()): KeyRing {
  return ringOf(made(now));
}

function readOrTurn(file: string, now: Date): KeyRing {
  const read = () =>
    existsSync(file)
      ? withNewKinds(JSON.parse(readFileSync(file, 'utf8')) as KeyFile, now)
      : undefined;
  const known = read();
  if (known && !isDue(known, now)) return ringOf(known);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return alone(`${file}.lock`, () => {
    // Another process may have turned the keys while this one waited.
    const current = read();
    if (current && !isDue(current, now)) return ringOf(current);
    const keys = current ? turned(current, now) : made(now);
    writeFileSync(`${file}.new`, JSON.stringify(keys, null, 1), { mode: 0o600 });
    renameSync(`${file}.new`, file);
    return ringOf(keys);
  });
}

/** Runs work that two processes may not do at once. */
function alone<T>(lock: string, work: () => T): T {
  for (;;) {
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
      if (Date.now() - modified(lock) > STALE_LOCK) rmSync(lock, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function modified(file: string): number {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

function made(now: Date): KeyFile {
  const since = now.toISOString();
  return {
    hpke: [{ kid: 'k1', seed: fresh(), since }],
    jwt: [{ kid: 'j1', key: fresh(), since }],
    audit: [{ kid: 'a1', seed: fresh(), since }],
    pepper: [{ id: 'p1', key: fresh() }],
    master: fresh(),
    field: fresh(),
    index: fresh(),
    kRef: fresh(),
    code: fresh(),
    channel: [{ id: 'applicant', key: fresh() }],
  };
}

/** A file of an earlier version knows neither the age of the token key nor a key for the audit. */
function withNewKinds(keys: KeyFile, now: Date): KeyFile {
  const since = now.toISOString();
  return {
    ...keys,
    jwt: keys.jwt.map((key) => ({ ...key, since: key.since ?? since })),
    audit: keys.audit ?? [],
  };
}

const age = (key: Turning | undefined, now: Date) =>
  key ? now.getTime() - Date.parse(key.since) : Infinity;

function isDue(keys: KeyFile, now: Date): boolean {
  return (Object.keys(TURNS) as (keyof typeof TURNS)[]).some(
    (kind) =>
      age(keys[kind]?.at(-1), now) > TURNS[kind].every ||
      (keys[kind].length > 1 &&
        Number.isFinite(TURNS[kind].keep) &&
        age(keys[kind].at(-1), now) > TURNS[kind].keep),
  );
}

function turned(keys: KeyFile, now: Date): KeyFile {
  const since = now.toISOString();
  function next<K extends Turning>(
    kind: keyof typeof TURNS,
    all: readonly K[],
    make: (kid: string) => K,
  ): K[] {
    const newest = all.at(-1);
    const kept = age(newest, now) > TURNS[kind].keep ? all.slice(-1) : [...all];
    return age(newest, now) > TURNS[kind].every
      ? [
          ...kept,
          make(`${newest?.kid[0] ?? kind[0] ?? ''}${Number(newest?.kid.slice(1) ?? 0) + 1}`),
        ]
      : kept;
  }
  return {
    ...keys,
    hpke: next('hpke', keys.hpke, (kid) => ({ kid, seed: fresh(), since })),
    jwt: next('jwt', keys.jwt, (kid) => ({ kid, key: fresh(), since })),
    audit: next('audit', keys.audit, (kid) => ({ kid, seed: fresh(), since })),
  };
}

function ringOf(keys: KeyFile): KeyRing {
  const bytes = (text: string) => Buffer.from(text, 'hex');
  return {
    hpke: keys.hpke.map(({ kid, seed, since }) => ({
      kid,
      seed: bytes(seed),
      since: new Date(since),
    })),
    jwt: keys.jwt.map(({ kid, key }) => ({ kid, key: bytes(key) })),
    audit: keys.audit.map(({ kid, seed }) => ({ kid, seed: bytes(seed) })),
    pepper: keys.pepper.map(({ id, key }) => ({ id, key: bytes(key) })),
    master: bytes(keys.master),
    field: bytes(keys.field),
    index: bytes(keys.index),
    kRef: bytes(keys.kRef),
    code: bytes(keys.code),
    channel: keys.channel.map(({ id, key }) => ({ id, key: bytes(key) })),
  };
}
