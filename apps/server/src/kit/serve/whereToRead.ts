import { isWrite } from '@tqc/contract/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { transaction, type Around, type Db, type Scope } from '../scope';
import { failureOf } from './answer';
import type { AppParts, ServedCall } from './serve';

/** Tells the other processes that this browser wrote just now; it holds nothing. */
const WROTE = '__Host-wrote';
const WROTE_FOR = 'Path=/; Max-Age=5; HttpOnly; Secure; SameSite=Strict';

interface Asked {
  readonly app: AppParts;
  readonly served: ServedCall;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * The transaction of a call: on the replica where there is one, the call may lag and its person
 * wrote nothing just now; otherwise, and whenever the replica fails, on the main database.
 */
export async function transactionOf<T>(
  { app, served: { call }, request, reply }: Asked,
  person: string,
  scope: Scope,
  work: (db: Db) => Promise<T>,
  around: Around<T>,
): Promise<T> {
  const { replica } = app;
  if (replica && call.mayLag && !around.before && request.cookies[WROTE] === undefined) {
    const copy = replica.readFor(person);
    const read = copy && (await readOn(copy, replica.failed, scope, work));
    // Who asks is proved where sessions end, and the look is written there, before it is answered.
    if (read) return transaction(app.pool, scope, async () => read.result, around);
  }
  const result = await transaction(app.pool, scope, work, around);
  if (replica && isWrite(call)) {
    replica.wrote(person);
    reply.header('set-cookie', `${WROTE}=1; ${WROTE_FOR}`);
  }
  return result;
}

/** What the copy says; nothing when it cannot say it now. A refusal is an answer. */
async function readOn<T>(
  copy: AppParts['pool'],
  failed: () => void,
  scope: Scope,
  work: (db: Db) => Promise<T>,
): Promise<{ readonly result: T } | undefined> {
  try {
    return { result: await transaction(copy, scope, work, { repeat: false }) };
  } catch (error) {
    if (failureOf(error).code !== 503) throw error;
    failed();
    return undefined;
  }
}
