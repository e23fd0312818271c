import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createPool, prepareDatabase, type DatabaseTarget, type Login } from '../database';
import { BackupFailed, readArchive, type Piece } from '../sealedArchive';
import type { Head } from './backup';
import { loaderOf, requireEmpty, requireKnown, type Loader, type TableList } from './load';

const PARTS = ['files', 'audit-heads.jsonl', 'keys.json'] as const;
const DRAFT = 'restoring-';
const BROKEN = '备份文件不完整，请换一个备份';
const NEWER = '备份由更新版本的系统建立，请用备份时的版本恢复';

/** Where a backup is restored to: an empty database and a folder without an installation. */
export interface Target {
  readonly owner: DatabaseTarget;
  /** The account the product runs as; absent when it runs as the owner. */
  readonly login?: Login | undefined;
  readonly migrationsFolder: string;
  /** Folder of keys, files and heads. */
  readonly dataFolder: string;
}

/** What was restored. */
export interface Restored {
  readonly made: string;
  readonly rows: number;
  readonly files: number;
}

/** Reads a backup from end to end, with every hash, and changes nothing. */
export async function checkBackup(
  file: string,
  passphrase: string,
): Promise<{ readonly made: string; readonly files: number; readonly bytes: number }> {
  let head: Head | undefined;
  let files = 0;
  const { bytes } = await readArchive(file, passphrase, async (piece) => {
    head ??= headOf(piece);
    if (piece.name === 'tables.json') requireKnown(listOf(piece));
    if (piece.name.startsWith('files/')) files += 1;
  });
  return { made: head?.made ?? '', files, bytes };
}

/**
 * Restores a backup: tables as of the version that made it, their rows, then what newer versions
 * change; files, keys and heads into the folder. Nothing is kept before the last hash was checked;
 * sessions of then are over.
 */
export async function restore(
  file: string,
  passphrase: string,
  { owner, login, migrationsFolder, dataFolder }: Target,
): Promise<Restored> {
  requireFree(dataFolder);
  await sweepDrafts(dataFolder);
  const draft = join(dataFolder, `${DRAFT}${process.pid}`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const pool = createPool(owner, 1, { patient: true });
  let head: Head | undefined;
  let loader: Loader | undefined;
  let files = 0;
  const as = login ? { login } : {};
  const moved: string[] = [];

  async function take(piece: Piece): Promise<void> {
    if (!head) {
      head = headOf(piece);
      await prepareTables(head);
      return;
    }
    if (piece.name === 'tables.json') {
      if (loader) throw new BackupFailed(BROKEN);
      loader = loaderOf(await pool.connect());
      await loader.begin(listOf(piece));
    } else if (piece.name.startsWith('db/')) {
      if (!loader) throw new BackupFailed(BROKEN);
      await loader.take(piece);
    } else {
      if (piece.name.startsWith('files/')) files += 1;
      await write(pathOf(piece.name), piece.bytes);
    }
  }

  async function prepareTables({ migrations }: Head): Promise<void> {
    const unknown = migrations.find((name) => !existsSync(join(migrationsFolder, `${name}.sql`)));
    if (unknown !== undefined) throw new BackupFailed(NEWER);
    const client = await pool.connect();
    await requireEmpty(client).finally(() => client.release());
    await prepareDatabase(owner, migrationsFolder, { ...as, upTo: migrations.at(-1) ?? '' });
  }

  /**
   * A file under its place in the store; keys and heads beside it. Names come from an archive:
   * nothing else is written.
   */
  function pathOf(name: string): string {
    const [, id] = /^files\/([0-9a-f-]{36})$/.exec(name) ?? [];
    if (id !== undefined) return join(draft, 'files', id.slice(0, 2), id);
    if (name === 'keys.json' || name === 'audit-heads.jsonl') return join(draft, name);
    throw new BackupFailed(`备份中有不认识的内容 ${name}，请换一个备份`);
  }

  try {
    await readArchive(file, passphrase, take);
    if (!head || !loader || !existsSync(join(draft, 'keys.json'))) throw new BackupFailed(BROKEN);
    for (const name of PARTS.filter((part) => existsSync(join(draft, part)))) {
      await rm(join(dataFolder, name), { recursive: true, force: true });
      await rename(join(draft, name), join(dataFolder, name));
      moved.push(join(dataFolder, name));
    }
    const rows = await loader.commit();
    await pool.end();
    moved.length = 0;
    await prepareDatabase(owner, migrationsFolder, as);
    return { made: head.made, rows, files };
  } catch (error) {
    await loader?.rollback();
    for (const path of moved) await rm(path, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
    if (!pool.ended) await pool.end();
  }
}

/** What a restore left that was killed: keys in clear among it. */
async function sweepDrafts(dataFolder: string): Promise<void> {
  const drafts = existsSync(dataFolder)
    ? readdirSync(dataFolder).filter((name) => name.startsWith(DRAFT))
    : [];
  for (const name of drafts) await rm(join(dataFolder, name), { recursive: true, force: true });
}

function requireFree(dataFolder: string): void {
  const taken = PARTS.find(
    (name) => existsSync(join(dataFolder, name)) && !isEmptyFolder(join(dataFolder, name)),
  );
  if (taken !== undefined)
    throw new BackupFailed(`${dataFolder} 中已有 ${taken}，请用 TQC_DATA 指定一个新的目录再恢复`);
}

function isEmptyFolder(path: string): boolean {
  try {
    return readdirSync(path).length === 0;
  } catch {
    return false;
  }
}

const listOf = ({ bytes }: Piece) => JSON.parse(bytes.toString('utf8')) as TableList;

function headOf({ name, bytes }: Piece): Head {
  const head = name === 'head.json' ? (JSON.parse(bytes.toString('utf8')) as Head) : undefined;
  if (head?.format !== 1) throw new BackupFailed(NEWER);
  return head;
}

async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, bytes, { mode: 0o600 });
}
