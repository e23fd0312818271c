import { CALL_NOT_OF_FEATURE } from '@tqc/contract/errors';
import { isWrite, type Call } from '@tqc/contract/kit';
import { decide, isKnownPermission } from '@tqc/contract/permission';
import { headers as names } from '@tqc/contract/wire';
import { ApiFailure, isUndecided } from '../failure';
import { FileRefused, keptInCall, treatTable, treatUpload } from '../files';
import type { Guard } from '../scope';
import { requireProof, SessionMoved, type Principal } from '../session';
import { failureOf } from './answer';
import { auditDone, isAudited } from './auditRows';
import type { ReadBody } from './body';
import { contextOf } from './context';
import { outOfBudget, scopeOfCall } from './callScope';
import { countAhead, countGrown, countHeavy } from './countUpload';
import {
  ClaimedBefore,
  claimKey,
  earlierAnswer,
  keepAnswer,
  requireKey,
  type Earlier,
} from './idempotency';
import { readInput } from './input';
import { output, signedRequest, type Passing } from './passing';
import { casesOf, objectOf, quotasOf, spend } from './quota';
import { LaterReply, type UploadedFile } from './serve';
import { stepUp } from './stepUp';
import { holdBack, secondsOf } from './undo';
import { lookAhead } from './lookAhead';
import { transactionOf } from './whereToRead';

/** So long a call waits for its turn; whoever sent it has long stopped waiting. */
const WAITS = 30_000;
/** How often a session that moves while its call is under way is looked up anew. */
const LOOK_UPS = 3;

/**
 * A call of a signed-in person. Its session is asked about in the first message of the transaction,
 * however it was found: whatever came out before the database agreed counts for nothing, and the
 * session is looked up anew. So a right that was taken away while the call waited is not there.
 */
export async function runSigned(passing: Passing): Promise<unknown> {
  const { app, incoming } = passing;
  const signed = signedRequest(passing);
  const authenticate = () => app.auth.authenticate(signed);
  // Nobody who may be gone sends more than what is read for the signature anyway.
  const known = incoming.small ? await app.auth.recall(signed) : undefined;
  let caller: Known = known ?? (await authenticate());
  for (let lookUps = 1; ; lookUps += 1) {
    try {
      return await runAs(passing, caller, lookUps > 1 ? 'again' : undefined);
    } catch (error) {
      const moved = error instanceof SessionMoved;
      const remembered = caller === known && known?.held() === false;
      if (!moved && !remembered) throw error;
      delete passing.who;
      caller = await authenticate();
      passing.who = caller.principal;
      if (!moved) throw error;
      if (lookUps === LOOK_UPS) throw new ApiFailure(503);
    }
  }
}

/** Who calls, as the session says. */
interface Known {
  readonly principal: Principal;
  readonly token?: string;
  readonly still?: Guard;
}

async function runAs(
  passing: Passing,
  { principal, token, still }: Known,
  again?: 'again',
): Promise<unknown> {
  const { app, gate, served, reply, facts, incoming } = passing;
  const { call } = served;
  passing.who = principal;
  if (token) reply.header(names.token, token);
  if (!again) gate.pace(principal.person, app.ticks());
  checkPermission(call, principal, facts.headers[names.permission] ?? '');
  const key = isWrite(call) ? requireKey(facts.headers[names.idempotencyKey]) : undefined;
  const version = readVersion(call, facts.headers[names.ifMatch]);
  const body = await incoming.read({ owner: principal.person, address: facts.address });
  const asked = app.ticks();
  return gate.inTurn(principal.person, () => {
    if (app.ticks() - asked > WAITS) throw new ApiFailure(503);
    return runForPerson(passing, { principal, still, key, version, body });
  });
}

/** What is known of a call when its turn has come. */
interface Asking {
  readonly principal: Principal;
  readonly still: Guard | undefined;
  readonly key: string | undefined;
  readonly version: number | undefined;
  readonly body: ReadBody;
}

/**
 * What a person asked for, when it is their turn: files are looked at first, so that no transaction
 * waits for it. Lines of their own come before those of everybody, so that whoever waits for
 * themselves keeps nobody else waiting.
 */
async function runForPerson(passing: Passing, asking: Asking): Promise<unknown> {
  const { gate, served, facts } = passing;
  const { principal, body } = asking;
  const prepared = await prepare(passing, asking);
  const looked = () => lookedAt(passing, principal, body.files);
  if (!served.call.rows)
    return carryOut(passing, asking, prepared, await gate.lookTurn(principal.person, looked));
  // Of unknown length is large.
  const bytes = Number(facts.headers['content-length'] ?? Infinity);
  return gate.tableTurn(principal.person, bytes, async () =>
    carryOut(passing, asking, prepared, await looked()),
  );
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Reads what is asked, counts what it costs, and asks what must be known before its files. */
async function prepare(passing: Passing, { principal, key, body }: Asking) {
  const { app, served, request, facts, now } = passing;
  const { call } = served;
  const input = await readInput(call, request, body, principal);
  const asking = input as Record<string, unknown>;
  const counted = quotasOf(call, asking);
  const look = call.dryRun?.(asking) === true;
  passing.look = look;
  const waits = look ? 0 : secondsOf(app, call, asking);
  const asked =
    key === undefined || look
      ? undefined
      : {
          adminId: principal.adminId,
          key,
          method: call.method,
          target: facts.target,
          bodyHash: body.hash,
          pv: principal.pv,
          now,
        };
  const amount = { object: objectOf(call, asking), pieces: casesOf(asking) };
  // A look at a file costs as much where the call is refused afterwards.
  const paid = body.files.length > 0 || (call.countsRefused === true && counted.length > 0);
  if (paid) await countAhead(app, principal, body.files, now, { kinds: counted, amount });
  const ahead = await lookAhead(passing, principal, input);
  const proof = await stepUp(passing, principal, asking);
  return { input, counted, look, waits, asked, amount, paid, ahead, proof };
}

/** The files as they are kept; what they have cost counts also where one is refused. */
async function lookedAt(
  { app, served, now }: Passing,
  principal: Principal,
  sent: readonly UploadedFile[],
): Promise<readonly UploadedFile[]> {
  const files = await treated(served.call, sent).catch(async (error: unknown) => {
    if (error instanceof FileRefused && error.heavy) await countHeavy(app, principal, now);
    throw error;
  });
  for (const file of files) if (file.treated?.heavy) await countHeavy(app, principal, now);
  await countGrown(app, principal, files, now);
  return files;
}

/** Does what was asked in one transaction, with its row of the audit and the kept answer. */
async function carryOut(
  passing: Passing,
  { principal, still, version, body }: Asking,
  { input, counted, look, waits, asked, amount, paid, ahead, proof }: Prepared,
  files: readonly UploadedFile[],
): Promise<unknown> {
  const { app, served, request, facts, now, notes } = passing;
  const { call } = served;
  const store = keptInCall(app.files);
  const work = await transactionOf<Earlier>(
    passing,
    principal.person,
    scopeOfCall(call, principal, look),
    async (db) => {
      // A transaction that lost against another is begun again: it tells its notes anew.
      notes.length = 0;
      await store.takeBack();
      const context = contextOf(
        { ...passing, app: { ...app, files: store } },
        input,
        { ...body, files },
        { db, who: principal, version, notes, ahead, isTrial: waits > 0 },
      );
      if (proof) await requireProof(db, proof);
      const answer =
        waits > 0
          ? await holdBack(served, context, waits, notes)
          : output(call, await served.handle(context));
      if (answer instanceof LaterReply && (asked || isAudited(call)))
        throw new Error(`${call.id}: an answer that comes later is neither kept nor audited`);
      return { answer };
    },
    {
      guards: [...(still ? [still] : []), ...(asked ? [claimKey(asked)] : [])],
      ...(counted.length > 0 &&
        !paid && {
          before: async (queries) => {
            for (const kind of counted) await spend(queries, kind, principal, now, amount);
          },
        }),
      after: ({ answer }) => [
        ...(asked ? keepAnswer(app.personal, asked, answer) : []),
        ...(isAudited(call)
          ? [
              auditDone({
                call,
                who: principal,
                facts,
                now,
                notes,
                params: request.params,
                input,
                answer,
                look,
                held: isHeld(answer),
              }),
            ]
          : []),
      ],
    },
  ).catch(async (error: unknown): Promise<Earlier> => {
    const claimed = error instanceof ClaimedBefore;
    const refused = claimed || error instanceof SessionMoved;
    // Where nobody knows whether the rows were kept, the bytes stay for the sweep.
    if (refused || !isUndecided(failureOf(error).code)) await store.takeBack();
    if (!claimed || !asked) throw outOfBudget(call, error) ?? error;
    return earlierAnswer(app.pool, app.personal, asked);
  });
  const { answer } = work;
  return answer instanceof LaterReply ? output(call, await answer.make()) : answer;
}

/** A decision that waits to count says so; one of which nothing could be done does not wait. */
function isHeld(answer: unknown): boolean {
  return (answer as { readonly waits?: unknown } | null)?.waits !== undefined;
}

async function treated(call: Call, files: readonly UploadedFile[]): Promise<UploadedFile[]> {
  const treat = call.rows ? treatTable : treatUpload;
  const all: UploadedFile[] = [];
  for (const file of files) all.push({ ...file, treated: await treat(file.name, file.bytes) });
  return all;
}

/** The header must name a known code, the code of this call, and one the caller holds. */
export function checkPermission(call: Call, who: Principal, header: string): void {
  if (!isKnownPermission(header)) throw new ApiFailure(404);
  if (header !== call.permission) throw new ApiFailure(404, CALL_NOT_OF_FEATURE);
  if (!decide(who, call).allowed) throw new ApiFailure(403);
}

function readVersion(call: Call, header: string | undefined): number | undefined {
  if (!call.versioned) return undefined;
  if (!header) throw new ApiFailure(428);
  const match = /^"(\d{1,9})"$/.exec(header);
  if (!match) throw new ApiFailure(400);
  return Number(match[1]);
}
