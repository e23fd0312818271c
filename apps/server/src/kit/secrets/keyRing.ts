import {
  addListed,
  modified,
  newKeys,
  readKeyFile,
  readOrTurn,
  type KeyFile,
  type ListedKind,
} from './keyFile';
import type { SealKey, SealKeys } from './seal';

/** The secrets of an installation, as bytes; of keys that turn the newest stands last. */
export interface KeyRing {
  readonly hpke: readonly { readonly kid: string; readonly seed: Buffer; readonly since: Date }[];
  readonly jwt: readonly { readonly kid: string; readonly key: Buffer; readonly since: Date }[];
  readonly audit: readonly { readonly kid: string; readonly seed: Buffer }[];
  readonly pepper: readonly { readonly id: string; readonly key: Buffer }[];
  /** Keys of seals, with ids: secrets of sessions, personal fields, codes and challenges. */
  readonly master: SealKeys;
  readonly field: SealKeys;
  readonly code: SealKeys;
  readonly index: Buffer;
  readonly kRef: Buffer;
  /** Credentials of the applicants' separate channel. */
  readonly channel: readonly { readonly id: string; readonly key: Buffer }[];
  /** Takes over what another process wrote, before a key nobody knows here is refused. */
  lookAgain(): void;
}

/** A ring that stays true while the process runs. */
export interface LiveKeyRing extends KeyRing {
  /** Takes over what another process turned, and turns what is due. */
  refresh(now?: Date): void;
  /**
   * Adds a key for seals: it is used when all processes have read it, and what older ones sealed
   * still opens.
   */
  add(kind: 'master' | 'field' | 'code', now?: Date): void;
}

/**
 * Reads the secret file, making it on first use and turning keys that are due; only this user can
 * read it.
 */
export function loadKeyRing(file: string, now = new Date()): LiveKeyRing {
  // The time is taken before the file is read: what is written in between is then read once more.
  let read = modified(file);
  let ring = bytesOf(readOrTurn(file, now));
  if (read === 0) read = modified(file);
  function lookAgain(): void {
    const written = modified(file);
    if (written === read) return;
    const found = readKeyFile(file, new Date());
    if (found) [ring, read] = [bytesOf(found), written];
  }
  return {
    ...live(() => ring, lookAgain),
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
    get channel() {
      return ring.channel;
    },
    refresh(at = new Date()) {
      const written = modified(file);
      ring = bytesOf(readOrTurn(file, at));
      read = written;
    },
    add(kind, at = new Date()) {
      ring = bytesOf(addListed(file, kind, at));
    },
  };
}

const TURN_EVERY = 600_000;
/** A look at the time of a file costs nothing: what another process turned is known at once. */
const LOOK_EVERY = 2000;

/**
 * Turns keys that are due, and takes over what other processes turned, as long as the process runs;
 * returns what ends it. A file that cannot be read or written this moment ends nobody's work: the
 * keys known serve on.
 */
export function keepTurning(
  keys: Pick<LiveKeyRing, 'refresh' | 'lookAgain'>,
  every = TURN_EVERY,
  look = LOOK_EVERY,
): () => void {
  const tried = (work: () => void, failed: (error: unknown) => void) => () => {
    try {
      work();
    } catch (error) {
      failed(error);
    }
  };
  const tell = (error: unknown) =>
    console.error(`密钥文件暂时不能读写，稍后再试：${String(error)}`);
  const timers = [
    setInterval(tried(keys.refresh, tell), every),
    // Told by the other one: a line every two seconds would say nothing more.
    setInterval(
      tried(keys.lookAgain, () => undefined),
      look,
    ),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}

/** A ring of keys made up on the spot, for tests and throw-away servers. */
export function temporaryKeyRing(now = new Date()): KeyRing {
  const ring = bytesOf(newKeys(now));
  const { hpke, jwt, audit, pepper, channel } = ring;
  return {
    hpke,
    jwt,
    audit,
    pepper,
    channel,
    ...live(
      () => ring,
      () => undefined,
    ),
  };
}

/** The purposes whose parts are handed on alone: they look at the ring of now each time. */
function live(
  ring: () => Bytes,
  lookAgain: () => void,
): Pick<KeyRing, 'master' | 'field' | 'code' | 'index' | 'kRef' | 'lookAgain'> {
  const keys = (kind: 'master' | 'field' | 'code'): SealKeys => ({
    get list() {
      return ring()[kind];
    },
    lookAgain,
  });
  // Stored values are found under these two: they never turn while the server runs.
  const only = (kind: 'index' | 'kRef') => ring()[kind][0]?.key ?? Buffer.alloc(0);
  return {
    master: keys('master'),
    field: keys('field'),
    code: keys('code'),
    index: only('index'),
    kRef: only('kRef'),
    lookAgain,
  };
}

type Bytes = Pick<KeyRing, 'hpke' | 'jwt' | 'audit' | 'pepper' | 'channel'> &
  Readonly<Record<ListedKind, readonly SealKey[]>>;

function bytesOf(keys: KeyFile): Bytes {
  const bytes = (text: string) => Buffer.from(text, 'hex');
  const listed = (kind: ListedKind): SealKey[] =>
    keys[kind].map(({ id, key, since }) => ({ id, key: bytes(key), since: new Date(since) }));
  return {
    hpke: keys.hpke.map(({ kid, seed, since }) => ({
      kid,
      seed: bytes(seed),
      since: new Date(since),
    })),
    jwt: keys.jwt.map(({ kid, key, since }) => ({ kid, key: bytes(key), since: new Date(since) })),
    audit: keys.audit.map(({ kid, seed }) => ({ kid, seed: bytes(seed) })),
    pepper: keys.pepper.map(({ id, key }) => ({ id, key: bytes(key) })),
    channel: keys.channel.map(({ id, key }) => ({ id, key: bytes(key) })),
    master: listed('master'),
    field: listed('field'),
    code: listed('code'),
    index: listed('index'),
    kRef: listed('kRef'),
  };
}
