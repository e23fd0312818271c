import { RuleError, TooLate } from '@tqc/domain/kit';
import { errorEntry } from '@tqc/contract/errors';
import { z } from 'zod';
import { ApiFailure } from '../failure';
import { FileRefused } from '../files';

/** What every JSON answer looks like. */
export interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

interface Fault {
  readonly code?: string;
  readonly syscall?: string;
  readonly statusCode?: number;
}

/**
 * States of the database that pass: lost connection, fail-over, no room, no connection left,
 * deadlock, lock or time limit.
 */
const BUSY =
  /^(08\w{3}|40001|40P01|55P03|57014|57P0[1-5]|53\w{3}|25006|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
/**
 * The driver's own words, which carry no state: nobody answered, or no connection became free in
 * time.
 */
const WAITED =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/;
/** No room on the disk of the database: waiting alone mends nothing. */
const NO_ROOM = '53100';
/** A level reached for what the table of rights does not give it. */
const NOT_GIVEN = '42501';
/** A value, or a range, that another row has. */
const TAKEN = /^23(505|P01)$/;
/** Values out of range, of the wrong form or against a check. */
const UNFIT = /^(22\w{3}|23502|23514)$/;

/**
 * Turns any error into the answer for the caller: the only place that does. The detail of an
 * unforeseen one stays in the log.
 */
export function failureOf(error: unknown): Envelope & { readonly http: number } {
  const made = (code: number, message?: string, data: unknown = null) => ({
    code,
    message: message ?? errorEntry(code)?.message ?? '',
    data,
    http: errorEntry(code)?.http ?? 500,
  });
  if (error instanceof ApiFailure) return made(error.code, error.message, error.data);
  if (error instanceof RuleError)
    return made(
      error instanceof TooLate ? 409 : 422,
      error.message,
      error.field ? { fields: { [error.field]: error.message } } : null,
    );
  if (error instanceof FileRefused) return made(error.code, error.message);
  if (error instanceof z.ZodError) return made(400, ...issuesOf(error));
  const { code, statusCode, syscall } = (error ?? {}) as Fault;
  if (code && TAKEN.test(code)) return made(409, '相同的数据已经存在，请刷新后核对');
  if (code === NOT_GIVEN) return made(403);
  if (code === NO_ROOM)
    return made(503, '数据库的存储空间已满，暂时不能办理，请联系系统管理员清理空间');
  // The socket of a database that is being started anew does not exist for a moment.
  if (code && (BUSY.test(code) || (code === 'ENOENT' && syscall === 'connect'))) return made(503);
  if (WAITED.test(String((error as Error | null)?.message ?? ''))) return made(503);
  // What the database cannot take as a value is the caller's, however it got past the schema.
  if (code && UNFIT.test(code)) return made(400);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return made(460);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return made(461);
  if (statusCode === 400) return made(400);
  if (statusCode === 403 || statusCode === 404) return made(404, '没有该接口或页面，请检查地址');
  return made(-1);
}

/** One of many that was not done, as a call for many answers it. */
export interface RefusedOne {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  readonly code?: number;
}

/**
 * Why one of many is not done, with the code that a call for it alone would answer. What is no
 * refusal of the trade stops them all.
 */
export function refusalOf(error: unknown): { readonly reason: string; readonly code: number } {
  if (!(error instanceof RuleError || error instanceof ApiFailure)) throw error;
  const { code, message } = failureOf(error);
  return { reason: message, code };
}

const UNFIT_INPUT = errorEntry(400)?.message ?? '';
/** What a schema says in its own words is for nobody who works here. */
const inChinese = (text: string) => (/\p{Script=Han}/u.test(text) ? text : UNFIT_INPUT);

const NAMED = 3;
const LETTERS = 30;

function issuesOf(error: z.ZodError): [string, { fields: Record<string, string> }] {
  const fields: Record<string, string> = {};
  for (const issue of error.issues)
    fields[issue.path.map(String).map(short).join('.') || '_'] ??=
      issue.code === 'unrecognized_keys' ? unknownNames(issue.keys) : inChinese(issue.message);
  return [Object.values(fields)[0] ?? UNFIT_INPUT, { fields }];
}

/** Names are the caller's own words: a few of them, and no more of each than a name has. */
function unknownNames(names: readonly string[]): string {
  const more = names.length > NAMED ? `等${names.length}个` : '';
  return `不支持的参数：${names.slice(0, NAMED).map(short).join('、')}${more}`;
}

const short = (name: string) =>
  name.length > LETTERS ? `${Array.from(name.slice(0, LETTERS)).slice(0, -1).join('')}…` : name;
