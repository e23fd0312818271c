import { errorEntry } from '@tqc/contract/errors';
import type { Call } from '@tqc/contract/kit';
import type { Answer } from '../kit/ask';

/** What is wrong with an answer, in one word of the summary. */
export type Fault = '服务器错误' | '不是信封' | '目录外的代码' | '泄露内部' | '正确的签名被拒';

/** Words of a stack or of the database; none may reach a caller. */
const INSIDE =
  /\n\s+at |node_modules|\.[tj]s:\d+:\d+|\bselect\b.+\bfrom\b|\binsert into\b|violates|SQLSTATE|syntax error at|relation "|column "|\bkysely\b|postgres|ECONNREFUSED/i;
const BAD_SIGNATURE = 487;

/** Judges an answer to a hostile call; undefined when it is as it should be. */
export function faultOf(
  call: Call,
  answer: Answer,
  method: string,
  honest: boolean,
): Fault | undefined {
  const { status, code, text } = answer;
  if (status >= 500 && status !== 503) return '服务器错误';
  if (status !== 200 && INSIDE.test(text)) return '泄露内部';
  if (status === 304 || method === 'HEAD') return undefined;
  if (code === undefined)
    return status === 200 && (call.reply === 'file' || call.reply === 'stream')
      ? undefined
      : '不是信封';
  if (code !== 0 && errorEntry(code) === undefined) return '目录外的代码';
  // Our signer signs what stands on the line: when the server finds otherwise, it has changed
  // something.
  if (honest && code === BAD_SIGNATURE) return '正确的签名被拒';
  return undefined;
}
