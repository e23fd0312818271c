import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { nativeFolder } from '../kit/database/binaries';
import { runAs } from '../kit/database/runAs';
import { freePort } from './freePort';

/** A PostgreSQL that listens on a port, for drills with several of them. */
export interface Cluster {
  readonly port: number;
  /** Address as a user; everybody of this machine is let in. */
  url(user: string): string;
  query<R extends pg.QueryResultRow>(text: string): Promise<R[]>;
  createDatabase(name: string): Promise<void>;
  /** Without a word, as when the power goes. */
  kill(): Promise<void>;
  start(settings?: readonly string[]): Promise<void>;
  stop(): Promise<void>;
  /** Another one that follows it from here on; this one is stopped for the copy and goes on. */
  follower(name: string): Promise<Cluster>;
  promote(): Promise<void>;
}

const STANDARD = [
  'shared_buffers=64MB',
  'wal_level=replica',
  'max_wal_senders=8',
  'hot_standby=on',
];

/**
 * Makes a cluster below a folder and starts it. What it acknowledges is on disk unless `fast` says
 * that nothing will be killed.
 */
export async function makeCluster(folder: string, name = 'main', fast = false): Promise<Cluster> {
  const as = runAs();
  const bin = join(nativeFolder(as), 'bin');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return clusterAt(folder, name, true);

  async function clusterAt(parent: string, called: string, fresh: boolean): Promise<Cluster> {
    const data = join(parent, called);
    const port = await freePort();
    const run = (program: string, args: readonly string[]) => {
      const { status, stderr } = spawnSync(join(bin, program), args, {
        uid: as.uid,
        gid: as.gid,
        cwd: '/',
      });
      if (status !== 0) throw new Error(`${program}: ${String(stderr)}`);
    };
    const own = (path: string) => chownSync(path, as.uid, as.gid);
    if (fresh) {
      mkdirSync(data, { mode: 0o700 });
      own(data);
      run('initdb', [
        '-D',
        data,
        '-U',
        'postgres',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--locale=C',
        '--no-sync',
      ]);
    }
    let child: ChildProcess | undefined;
    const at = (user: string, database = 'tqc') =>
      `postgres://${user}@127.0.0.1:${port}/${database}`;

    async function start(settings: readonly string[] = []): Promise<void> {
      const all = [
        `port=${port}`,
        'listen_addresses=127.0.0.1',
        'unix_socket_directories=',
        ...STANDARD,
        ...(fast ? ['fsync=off'] : []),
        ...settings,
      ];
      const started = spawn(
        join(bin, 'postgres'),
        ['-D', data, ...all.flatMap((one) => ['-c', one])],
        {
          uid: as.uid,
          gid: as.gid,
          cwd: '/',
          stdio: 'ignore',
        },
      );
      child = started;
      for (let tries = 0; ; tries += 1) {
        try {
          await ask(at('postgres', 'postgres'), 'select 1');
          return;
        } catch (error) {
          if (tries > 200 || started.exitCode !== null) throw error;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    }
    const ended = () =>
      new Promise<void>((resolve) => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
      });
    const end = async (signal: NodeJS.Signals) => {
      const over = ended();
      child?.kill(signal);
      await over;
    };

    if (fresh) await start();
    return {
      port,
      url: (user) => at(user),
      query: (text) => ask(at('postgres'), text),
      async createDatabase(made) {
        await ask(at('postgres', 'postgres'), `create database ${made}`);
      },
      start,
      async kill() {
        // The children of a postmaster that was killed go on until they look for it.
        await end('SIGKILL');
        rmSync(join(data, 'postmaster.pid'), { force: true });
      },
      stop: () => end('SIGINT'),
      async follower(other) {
        await end('SIGINT');
        const copy = join(parent, other);
        cpSync(data, copy, { recursive: true });
        for (const path of ['', ...readdirSync(copy, { recursive: true })])
          own(join(copy, String(path)));
        chmodSync(copy, 0o700);
        writeFileSync(join(copy, 'standby.signal'), '');
        writeFileSync(
          join(copy, 'postgresql.auto.conf'),
          `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres application_name=${other}'\nwal_retrieve_retry_interval = '200ms'\n`,
        );
        await start();
        const made = await clusterAt(parent, other, false);
        await made.start();
        return made;
      },
      async promote() {
        await ask(at('postgres'), 'select pg_promote(true, 30)');
      },
    };
  }
}

async function ask<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}
