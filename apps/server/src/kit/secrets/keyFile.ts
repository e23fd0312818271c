import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { ticks } from '../ticks';

interface Turning {
  kid: string;
  since: string;
}

interface Listed {
  id: number;
  key: string;
  since: string;
}

/** What stands in the file of an installation's secrets. */
export interface KeyFile {
  /** Seed of the HPKE pair (the password on its way). */
  hpke: (Turning & { seed: string })[];
  jwt: (Turning & { key: string })[];
  /**
   * Seed of the Ed25519 pair that signs heads of the audit chain; old ones stay, to check old
   * heads.
   */
  audit: (Turning & { seed: string })[];
  pepper: { id: string; key: string }[];
  /** Keys of seals: a new one is added, the old ones stay to open what they sealed. */
  master: Listed[];
  field: Listed[];
  code: Listed[];
  /** The first is the one in use: another would find nothing that is stored under it. */
  index: Listed[];
  kRef: Listed[];
  channel: { id: string; key: string }[];
}

/** The channel every installation begins with. */
export const FIRST_CHANNEL = 'applicant';

const LISTED = ['master', 'field', 'code', 'index', 'kRef'] as const;
/** A purpose whose keys carry an id. */
export type ListedKind = (typeof LISTED)[number];

const DAY = 86_400_000;
/** How long a key serves, and how long the one before it still opens what was made with it. */
const TURNS = {
  hpke: { every: 30 * DAY, keep: DAY },
  jwt: { every: 90 * DAY, keep: DAY },
  audit: { every: 365 * DAY, keep: Infinity },
} as const;
const STALE_LOCK = 10_000;
const MOST_IDS = 255;
const fresh = () => randomBytes(32).toString('hex');

/**
 * Reads the file, making it on first use and turning keys that are due; only this user can read it.
 */
export function readOrTurn(file: string, now: Date): KeyFile {
  const known = readKeyFile(file, now);
  if (known && !isDue(known, now)) return known;
  return change(file, now, (current) => {
    // Another process may have turned the keys while this one waited.
    if (current && !isDue(current, now)) return current;
    return current ? turned(current, now) : newKeys(now);
  });
}

/** Adds a key to a list; everything sealed before stays readable. */
export function addListed(file: string, kind: 'master' | 'field' | 'code', now: Date): KeyFile {
  return change(file, now, (current) => {
    const keys = current ?? newKeys(now);
    const id = Math.max(...keys[kind].map((key) => key.id)) + 1;
    if (id > MOST_IDS) throw new Error(`密钥 ${kind} 已更换 ${MOST_IDS} 次，不能再增加`);
    const added = { id, key: fresh(), since: now.toISOString() };
    return { ...keys, [kind]: [...keys[kind], added] };
  });
}

/** What the file holds, in the shape of today; undefined when there is none. */
export function readKeyFile(file: string, now: Date): KeyFile | undefined {
  return existsSync(file)
    ? ofToday(JSON.parse(readFileSync(file, 'utf8')) as KeyFile, now)
    : undefined;
}

/** When the file was last written. */
export function modified(file: string): number {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

/** Keys of a new installation. */
export function newKeys(now: Date): KeyFile {
  const since = now.toISOString();
  const first = (): Listed[] => [{ id: 1, key: fresh(), since }];
  return {
    hpke: [{ kid: 'k1', seed: fresh(), since }],
    jwt: [{ kid: 'j1', key: fresh(), since }],
    audit: [{ kid: 'a1', seed: fresh(), since }],
    pepper: [{ id: 'p1', key: fresh() }],
    master: first(),
    field: first(),
    index: first(),
    kRef: first(),
    code: first(),
    channel: [{ id: FIRST_CHANNEL, key: fresh() }],
  };
}

function change(file: string, now: Date, work: (current: KeyFile | undefined) => KeyFile): KeyFile {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return alone(`${file}.lock`, () => {
    const current = readKeyFile(file, now);
    const keys = work(current);
    if (keys === current) return keys;
    writeWhole(file, JSON.stringify(keys, null, 1));
    return keys;
  });
}

/**
 * Written aside and synced, then renamed and the folder synced: without this file nothing sealed
 * can ever be read again.
 */
function writeWhole(file: string, text: string): void {
  const aside = openSync(`${file}.new`, 'w', 0o600);
  try {
    writeSync(aside, text);
    fsyncSync(aside);
  } finally {
    closeSync(aside);
  }
  renameSync(`${file}.new`, file);
  // Windows has no such thing and needs none.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Runs work that two processes may not do at once. */
function alone<T>(lock: string, work: () => T): T {
  let seen = { at: ticks(), written: modified(lock) };
  for (;;) {
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
      const written = modified(lock);
      if (written !== seen.written) seen = { at: ticks(), written };
      // Left behind long ago; or, where the clock was set back since, for as long as this process
      // has waited.
      if (Date.now() - written > STALE_LOCK || ticks() - seen.at > STALE_LOCK)
        rmSync(lock, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * A file of an earlier version knows neither the age of the token key, nor a key for the audit, nor
 * lists of keys for seals.
 */
function ofToday(keys: KeyFile, now: Date): KeyFile {
  const since = now.toISOString();
  const lists = LISTED.map((kind) => {
    const given: unknown = keys[kind];
    return [
      kind,
      typeof given === 'string'
        ? [{ id: 1, key: given, since: new Date(0).toISOString() }]
        : keys[kind],
    ] as const;
  });
  return {
    ...keys,
    ...Object.fromEntries(lists),
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
