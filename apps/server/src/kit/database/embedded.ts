import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nativeFolder } from './binaries';
import { refuseUsedElsewhere, takeLease } from './lease';
import { ticks } from '../ticks';
import { runAs, type RunAs } from './runAs';
import { serverSettings } from './serverSettings';

const MAJOR = '18';
const START_LIMIT = 20_000;
/** After a crash the log of the last minutes is read again before anybody is let in. */
const RECOVERY_LIMIT = 600_000;
const LOOK_EVERY = 250;
const MOST_LOG = 10 * 1024 * 1024;

/** A running PostgreSQL that listens on a socket only this user and root can reach. */
export interface Embedded {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  /** False when another process of ours had started it; stop() then leaves it running. */
  readonly owner: boolean;
  readonly dataDir: string;
  /** Settles when nobody holds the data any more, whoever started it and however it ended. */
  gone(): Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly projectRoot: string;
  /** Folder of the cluster; chosen by user and project when absent. */
  readonly dataDir?: string | undefined;
  /** Gives up safety against power loss for speed: for throw-away clusters of tests. */
  readonly fast?: boolean;
}

/**
 * Starts the embedded PostgreSQL on its data folder, making the cluster on first use, or attaches
 * to one that already runs.
 */
export async function startEmbedded({
  projectRoot,
  dataDir,
  fast = false,
}: EmbeddedOptions): Promise<Embedded> {
  const as = runAs();
  const native = nativeFolder(as);
  const data =
    dataDir ??
    (as.root
      ? join('/var/lib/tqc-pg', createHash('sha1').update(projectRoot).digest('hex').slice(0, 10))
      : join(projectRoot, '.data/pg'));
  makeCluster(native, data, as, fast);
  const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (major !== MAJOR)
    throw new Error(
      `数据目录由 PostgreSQL ${major} 建立，本程序内置的是 ${MAJOR}，请先迁移数据或另设 TQC_DATA`,
    );
  refuseUsedElsewhere(data);
  const host = socketFolder(data, as);
  const until = ticks() + START_LIMIT;
  const recovered = ticks() + RECOVERY_LIMIT;
  for (;;) {
    const running = otherPostmaster(data);
    if (running === 'ready')
      return {
        host,
        port: 5432,
        user: 'postgres',
        owner: false,
        dataDir: data,
        gone: () => whenGone(data),
        stop: async () => undefined,
      };
    if (running === 'none') {
      const release = takeLease(data);
      const child = launch(native, data, host, as, fast);
      if (await waitReady(child, data))
        return {
          host,
          port: 5432,
          user: 'postgres',
          owner: true,
          dataDir: data,
          gone: () =>
            ended(child)
              .then(() => whenGone(data))
              .finally(release),
          stop: () => stop(child, host).finally(release),
        };
      release();
    }
    if (ticks() > (running === 'starting' ? recovered : until))
      throw new Error(
        `内置数据库没有按时启动，请查看数据目录是否可写、磁盘是否已满。数据库的记录：${lastLine(logOf(data))}`,
      );
    await sleep(50);
  }
}

function makeCluster(native: string, data: string, as: RunAs, fast: boolean): void {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  mkdirSync(dirname(data), { recursive: true, mode: 0o755 });
  const draft = `${data}.init-${process.pid}`;
  mkdirSync(draft, { mode: 0o700 });
  chownSync(draft, as.uid, as.gid);
  const flags = [
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    ...(fast ? ['--no-sync'] : []),
  ];
  const made = spawnSync(join(native, 'bin/initdb'), ['-D', draft, ...flags], {
    uid: as.uid,
    gid: as.gid,
    cwd: '/',
    env: plainEnv(),
  });
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(
      `无法建立数据库目录 ${data}：${String(made.stderr).trim().split('\n').at(-1) ?? ''}`,
    );
  }
  try {
    renameSync(draft, data);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another starter was first: its cluster is as good as ours.
    if (!existsSync(join(data, 'PG_VERSION'))) throw error;
  }
}

function socketFolder(data: string, { uid, gid }: RunAs): string {
  const folder = join(
    tmpdir(),
    `tqc-pg-${uid}-${createHash('sha1').update(realpathSync(data)).digest('hex').slice(0, 10)}`,
  );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (found.isSymbolicLink() || (found.uid !== uid && found.uid !== process.getuid?.()))
    throw new Error(`套接字目录 ${folder} 属于其他用户，请删除后重试`);
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  return folder;
}

/**
 * Whether a postmaster holds the data folder: from its pid file, distrusting a pid that something
 * else has by now.
 */
function otherPostmaster(data: string): 'none' | 'starting' | 'ready' {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return 'none';
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  // The file appears before its content: an empty one belongs to a postmaster that is just writing
  // it.
  if (!Number.isInteger(pid) || pid <= 0) return 'starting';
  if (!isPostgres(pid)) {
    rmSync(file, { force: true });
    return 'none';
  }
  return lines[7]?.trim() === 'ready' ? 'ready' : 'starting';
}

function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const comm = `/proc/${pid}/comm`;
  if (existsSync('/proc/self/comm'))
    return existsSync(comm) && readFileSync(comm, 'utf8').trim() === 'postgres';
  return String(spawnSync('ps', ['-o', 'comm=', '-p', String(pid)]).stdout).includes('postgres');
}

/**
 * What PostgreSQL needs of our surroundings; addresses and passphrases are none of its business.
 */
function plainEnv(): NodeJS.ProcessEnv {
  const { PATH, TZ } = process.env;
  return { ...(PATH ? { PATH } : {}), ...(TZ ? { TZ } : {}), LANG: 'C' };
}

// The shell holds a pipe from us on fd 3: when we end, however we end, the pipe closes and
// PostgreSQL shuts down. Its reader ignores what would end it gently, and must not outlive
// PostgreSQL: the number it would signal may be another process's by then.
const SUPERVISOR =
  '"$0" "$@" </dev/null & p=$!; trap "" INT TERM HUP; { read _; kill -INT $p; } <&3 2>/dev/null & r=$!; exec 3<&-; wait $p; s=$?; kill -KILL $r 2>/dev/null; exit $s';

function launch(
  native: string,
  data: string,
  host: string,
  { uid, gid }: RunAs,
  fast: boolean,
): ChildProcess {
  const settings = [
    'listen_addresses=',
    ...(fast
      ? ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off']
      : []),
    ...Object.entries(serverSettings).map(([name, value]) => `${name}=${value}`),
  ];
  const args = ['-D', data, '-k', host, ...settings.flatMap((setting) => ['-c', setting])];
  const log = openLog(logOf(data));
  const child = spawn('/bin/sh', ['-c', SUPERVISOR, join(native, 'bin/postgres'), ...args], {
    uid,
    gid,
    cwd: '/',
    env: plainEnv(),
    detached: true,
    stdio: ['ignore', 'ignore', log, 'pipe'],
  });
  closeSync(log);
  child.unref();
  (child.stdio[3] as unknown as { unref(): void } | null)?.unref();
  return child;
}

function postmasterPid(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function parentOf(pid: number): number {
  const stat = `/proc/${pid}/stat`;
  if (existsSync(stat)) return Number(readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)]).stdout);
}

/** What PostgreSQL says of itself, beside its data. */
const logOf = (data: string) => `${data}.log`;

/** Only its own user reads it; a long one is put aside, and the one before that is gone. */
function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > MOST_LOG) renameSync(file, `${file}.1`);
  for (const one of [file, `${file}.1`]) if (existsSync(one)) chmodSync(one, 0o600);
  return openSync(file, 'a', 0o600);
}

function lastLine(file: string): string {
  return existsSync(file) ? (readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '') : '';
}

async function waitReady(child: ChildProcess, data: string): Promise<boolean> {
  const until = ticks() + RECOVERY_LIMIT;
  while (ticks() < until) {
    if (child.exitCode !== null) return false;
    if (otherPostmaster(data) === 'ready') {
      // Of two starters at once only one has its postmaster on the data; the other's ends by
      // itself, and it attaches.
      if (parentOf(postmasterPid(data)) === child.pid) return true;
    }
    await sleep(10);
  }
  return false;
}

/** Waits until no postmaster holds the data; one whose supervisor was killed still does. */
async function whenGone(data: string): Promise<void> {
  while (otherPostmaster(data) !== 'none') await sleep(LOOK_EVERY, undefined, { ref: false });
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

async function stop(child: ChildProcess, host: string): Promise<void> {
  // Waiting must keep this process alive, or it would end before the database has and without its
  // own last word.
  child.ref();
  const over = ended(child);
  (child.stdio[3] as NodeJS.WritableStream | null)?.end('\n');
  await over;
  rmSync(host, { recursive: true, force: true });
}
