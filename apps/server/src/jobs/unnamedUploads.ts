import { sweepUnnamed } from '../kit/files';
import type { AppParts } from '../kit/serve';

/** Every night at 03:10 in China; the queue keeps UTC. One process of several runs it. */
export const UNNAMED_AT = '10 19 * * * unnamedUploads';

/** Takes away what was uploaded and never put into a record. */
export async function unnamedUploads(app: Pick<AppParts, 'pool' | 'files'>): Promise<void> {
  const removed = await sweepUnnamed(app);
  if (removed > 0) console.error(`文件核对：清除了 ${removed} 个上传后一天内没有用到的文件`);
}
