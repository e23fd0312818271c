import { createChildren, startChild, TooMuch, type ChildLimits } from '../children';
import type { Drawn } from './picture';
import { FileRefused } from './refused';
import type { Table } from './table/boundedTable';

/** What a child is asked, and what it answers. */
export interface Question {
  readonly extension: string;
  readonly bytes: Uint8Array;
  /** Its rows are wanted, not itself. */
  readonly rows?: boolean;
}
export interface Answer {
  readonly drawn?: Drawn | undefined;
  readonly table?: Table | undefined;
  readonly refused?: Pick<FileRefused, 'code' | 'message'>;
  /** It took long, whatever came out. */
  readonly heavy: boolean;
}

/** What a look brought: a picture drawn anew, the rows of a table, nothing of another file. */
type Looked = Pick<Answer, 'heavy' | 'table'> & Partial<Drawn>;

const LIMITS: ChildLimits = { children: 2, waiting: 40, time: 20_000, heap: 256, memory: 1280 };
const TOO_MUCH = '文件内容过于复杂，无法完成安全检查，请另存为普通文件后重新上传';

/** Processes that look at files, within limits of time and memory. */
export function createLookers(
  limits: ChildLimits = LIMITS,
  start = (heap: number) => startChild('fileWorker', import.meta.url, heap),
) {
  const ask = createChildren<Question, Answer>(limits, start);
  /**
   * Looks at the content of a file; a picture comes back drawn anew. Throws FileRefused, or 503
   * when too many wait.
   */
  return async (extension: string, bytes: Uint8Array, rows = false): Promise<Looked> => {
    const asked = await ask({ extension, bytes, rows }).catch((error: unknown) => {
      throw error instanceof TooMuch ? new FileRefused(461, TOO_MUCH, true) : error;
    });
    const { drawn, table, refused, heavy } = asked;
    if (refused) throw new FileRefused(refused.code, refused.message, heavy);
    return { heavy, table, ...(drawn && { ...drawn, bytes: Buffer.from(drawn.bytes) }) };
  };
}

/** Looks at the content of a file beside this process. */
export const lookAt = createLookers();
