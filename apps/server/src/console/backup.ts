import { join } from 'node:path';
import { backUp } from '../kit/backup';
import { createPool } from '../kit/database';
import { option, runParts } from './runParts';

/** `npm run backup -- --to /backup/tqc.age`: database, files, keys and heads in one sealed archive, while the product runs. */
export function makeBackup(): Promise<void> {
  return runParts(async ({ app, owner, dataFolder }) => {
    const to = option('to');
    if (!to) throw new Error('请用 --to 指出备份文件，例如 npm run backup -- --to /backup/tqc.age');
    const pool = createPool(owner, 1, { patient: true });
    try {
      const began = performance.now();
      const { bytes, files, damaged } = await backUp(
        {
          owner: pool,
          files: app.files,
          keys: join(dataFolder, 'keys.json'),
          heads: app.auditHeads,
        },
        to,
        passphrase(),
        new Date(),
      );
      console.log(
        `已备份到 ${to}：数据与 ${files} 个文件，共 ${megabytes(bytes)} MB，用时 ${Math.round((performance.now() - began) / 1000)} 秒`,
      );
      if (damaged.length > 0) {
        console.error(
          `有 ${damaged.length} 个文件已丢失或被改动：${damaged.slice(0, 20).join('、')}，请从更早的备份中找回`,
        );
        process.exitCode = 1;
      }
    } finally {
      await pool.end();
    }
  });
}

/** The words that open a backup; they never stand on a command line, where others see them. */
export function passphrase(): string {
  const given = process.env['TQC_BACKUP_PASSPHRASE'];
  if (!given) throw new Error('请用环境变量 TQC_BACKUP_PASSPHRASE 给出备份口令');
  return given;
}

/** Bytes as the operator reads them. */
export const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
