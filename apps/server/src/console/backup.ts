import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config';
import { backUp } from '../kit/backup';
import { createPool, type DatabaseTarget } from '../kit/database';
import { localFolderStore } from '../kit/files';
import { reachDatabase } from '../openDatabase';
import { dataFolderOf, headsOf } from '../running';
import { asCommand, option } from './runParts';

/**
 * `npm run backup -- --to /backup/tqc.age`: database, files, keys and heads in one sealed archive,
 * while the product runs. It only looks: nothing is migrated, and where the keys of the
 * installation are not, nothing is made.
 */
export function makeBackup(): Promise<void> {
  return asCommand(async () => {
    const to = option('to');
    if (!to) throw new Error('请用 --to 指出备份文件，例如 npm run backup -- --to /backup/tqc.age');
    const words = passphrase();
    const config = readConfig(process.env);
    const dataFolder = dataFolderOf(config);
    const keys = join(dataFolder, 'keys.json');
    if (!existsSync(keys))
      throw new Error(
        `${dataFolder} 中没有 keys.json，没有密钥的备份无法使用。请用 TQC_DATA 指出系统正在使用的数据目录`,
      );
    const { owner, close } = await reachDatabase(config);
    try {
      await backUpTo(to, words, { owner, dataFolder, keys });
    } finally {
      await close();
    }
  });
}

async function backUpTo(
  to: string,
  words: string,
  { owner, dataFolder, keys }: { owner: DatabaseTarget; dataFolder: string; keys: string },
): Promise<void> {
  const pool = createPool(owner, 1, { patient: true });
  const began = performance.now();
  try {
    const files = localFolderStore(join(dataFolder, 'files'));
    const heads = headsOf(dataFolder);
    const made = await backUp({ owner: pool, files, keys, heads }, to, words, new Date());
    console.log(
      `已备份到 ${to}：数据与 ${made.files} 个文件，共 ${megabytes(made.bytes)} MB，用时 ${Math.round((performance.now() - began) / 1000)} 秒`,
    );
    if (made.damaged.length === 0) return;
    console.error(
      `有 ${made.damaged.length} 个文件已丢失或被改动：${made.damaged.slice(0, 20).join('、')}，请从更早的备份中找回`,
    );
    process.exitCode = 1;
  } finally {
    await pool.end();
  }
}

/** The words that open a backup; they never stand on a command line, where others see them. */
export function passphrase(): string {
  const given = process.env['TQC_BACKUP_PASSPHRASE'];
  if (!given) throw new Error('请用环境变量 TQC_BACKUP_PASSPHRASE 给出备份口令');
  return given;
}

/** Bytes as the operator reads them. */
export const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
