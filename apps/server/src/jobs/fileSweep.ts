import { sweepFiles } from '../kit/files';
import type { AppParts } from '../kit/serve';

/** Every Sunday at 04:00 in China; the queue keeps UTC. One process of several runs it. */
export const FILE_SWEEP_AT = '0 20 * * 6 fileSweep';

const NAMED = 20;

/** Takes away files that no row names, and tells the operator of rows whose file is gone. */
export async function fileSweep(app: Pick<AppParts, 'pool' | 'files'>): Promise<void> {
  const { removed, kept, missing } = await sweepFiles(app);
  if (removed > 0) console.error(`文件核对：清除了 ${removed} 个没有登记的文件`);
  if (kept > 0)
    console.error(
      `文件核对：有 ${kept} 个文件没有登记，数量过多，没有清除；请核对数据库与文件目录是否来自同一次备份`,
    );
  if (missing.length > 0)
    console.error(
      `文件核对：有 ${missing.length} 条登记找不到文件：${missing.slice(0, NAMED).join('、')}，请从备份中恢复`,
    );
}
