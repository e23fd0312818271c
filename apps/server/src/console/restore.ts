import { mkdirSync } from 'node:fs';
import { readConfig } from '../config';
import { checkBackup, restore } from '../kit/backup';
import { reachDatabase } from '../openDatabase';
import { migrationsFolder } from '../paths';
import { dataFolderOf } from '../running';
import { megabytes, passphrase } from './backup';
import { asCommand, option } from './runParts';

/**
 * `npm run restore -- --from /backup/tqc.age`: into an empty database and a new TQC_DATA; with
 * `--check` the backup is only read from end to end.
 */
export function restoreBackup(): Promise<void> {
  return asCommand(async () => {
    const from = option('from');
    if (!from)
      throw new Error('请用 --from 指出备份文件，例如 npm run restore -- --from /backup/tqc.age');
    if (process.argv.includes('--check')) {
      const { made, files, bytes } = await checkBackup(from, passphrase());
      console.log(`备份完整：${made} 建立，${files} 个文件，共 ${megabytes(bytes)} MB`);
      return;
    }
    await restoreInto(from);
  });
}

async function restoreInto(from: string): Promise<void> {
  const config = readConfig(process.env);
  const dataFolder = dataFolderOf(config);
  mkdirSync(dataFolder, { recursive: true });
  const began = performance.now();
  const { owner, login, close } = await reachDatabase(config);
  try {
    const { made, rows, files } = await restore(from, passphrase(), {
      owner,
      login,
      migrationsFolder,
      dataFolder,
    });
    console.log(
      `已恢复 ${made} 的备份：${rows} 行数据、${files} 个文件，用时 ${Math.round((performance.now() - began) / 1000)} 秒。请运行 npm run audit 核对审计记录，再启动系统；所有人须重新登录`,
    );
  } finally {
    await close();
  }
}
