import type {} from '@fastify/cookie';
import { CALL_NOT_OF_FEATURE } from '@tqc/contract/errors';
import { isWrite, type Call } from '@tqc/contract/kit';
import { isKnownPermission } from '@tqc/contract/permission';
import { headers as names } from '@tqc/contract/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure, LastingFailure } from '../failure';
import { keptInCall, treatUpload } from '../files';
import { kyselyOfPool, scopeOf, systemScope, transaction, type Db } from '../scope';
import { addressKey, DEVICE_COOKIE, type Principal } from '../session';
import { createLines } from '../turns';
import { createAnonymous } from './anonymous';
import { failureOf, type Envelope } from './answer';
import { auditDone, auditRefused, isAudited } from './auditRows';
import type { ReadBody } from './body';
import { contextOf } from './context';
import { countUpload } from './countUpload';
import { claimKey, keepAnswer, requireKey, type Earlier } from './idempotency';
import { incomingOf, type Incoming } from './incoming';
import { readInput } from './input';
import { createCrowd, createPace } from './pace';
import { objectOf, quotaOf, spend } from './quota';
import {
  FileReply,
  LaterReply,
  StreamReply,
  type AppParts,
  type Note,
  type RequestFacts,
  type ServedCall,
  type UploadedFile,
} from './serve';
import { sendFile } from './sendFile';
import { sendStream, type StreamOwner } from './sendStream';

const pace = createPace(100, 10_000);
/** Without a session an address stands for everybody behind it, so it gets more. */
const openPace = createPace(200, 10_000);
/**
 * What signing in needs is counted by call and address, so that a flood of one thing is not in the
 * way of the other.
 */
const openCrowd = createCrowd(200, 10_000);
const tellsAnonymous = createAnonymous();
const TOO_FAST = 429;
/** Answers after which the transaction may have been kept all the same. */
const UNKNOWN: ReadonlySet<number> = new Set([-1, 503]);
/** One person holds no more of the database than this, whatever they send at once. */
const inTurn = createLines(3, 40);
/** One file of a person is looked at at a time, so that nobody keeps all threads busy. */
const lookTurn = createLines(1);

/**
 * Makes every served call a route of the server: headers, session, right, body, input, transaction,
 * audit, answer.
 */
export function registerCalls(
  server: FastifyInstance,
  app: AppParts,
  served: readonly ServedCall[],
): void {
  for (const one of served) {
    const { call } = one;
    if (call.permission !== 'channel' && !isKnownPermission(call.permission))
      throw new Error(`${call.id}: unknown permission ${call.permission}`);
    server.route({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => answerCall(app, one, request, reply),
    });
  }
}

/** One call on its way: what is known of it so far. */
interface Passing {
  readonly app: AppParts;
  readonly served: ServedCall;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly facts: RequestFacts;
  readonly incoming: Incoming;
  readonly now: Date;
  readonly notes: Note[];
  who?: Principal;
  /** How many such calls too many came from the address; 0 where too many are refused. */
  crowd?: number;
  /** Only asked what would be done. */
  look?: boolean;
}

async function answerCall(
  app: AppParts,
  served: ServedCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const passing: Passing = {
    app,
    served,
    request,
    reply,
    facts: factsOfRequest(request),
    incoming: incomingOf(request, served.call),
    now: app.clock(),
    notes: [],
  };
  try {
    const result = await runCall(passing);
    if (result instanceof FileReply)
      return await sendFile(reply, result, passing.who?.person ?? passing.facts.address);
    if (result instanceof StreamReply)
      return sendStream(request, reply, result, streamOwner(passing));
    const envelope: Envelope = { code: 0, message: '', data: result ?? null };
    return await reply.send(envelope);
  } catch (thrown) {
    const error = await settled(thrown);
    const { http, ...envelope } = failureOf(error);
    if (envelope.code === -1)
      request.log.error({ err: error, call: served.call.id }, 'call failed');
    const inAudit = error instanceof ApiFailure ? error.inAudit : undefined;
    await noteRefusal(passing, { ...envelope, message: inAudit ?? envelope.message }).catch(
      (failure: unknown) => request.log.error({ err: failure }, 'audit of a refusal failed'),
    );
    await passing.incoming.discard();
    if (!request.raw.complete) reply.header('connection', 'close');
    return await reply.code(http).send(envelope);
  } finally {
    passing.incoming.done();
  }
}

/** What is answered, after what the refusal leaves behind was written. */
async function settled(thrown: unknown): Promise<unknown> {
  return thrown instanceof LastingFailure
    ? thrown.settle().catch((error: unknown) => error)
    : thrown;
}

function runCall(passing: Passing): Promise<unknown> {
  const { permission } = passing.served.call;
  if (permission === 'channel') return runForChannel(passing);
  if (permission === 'public') return runOpen(passing);
  return runSigned(passing);
}

/** A call without a session, or of one whose second step is still open. */
async function runOpen(passing: Passing): Promise<unknown> {
  const { app, served, facts, incoming } = passing;
  const signed = signedRequest(passing);
  if (served.call.secondStep) passing.who = (await app.auth.authenticate(signed)).principal;
  else await app.auth.checkPublic(signed);
  const address = addressKey(facts.address);
  if (passing.who) pace(passing.who.sid, app.ticks());
  else if (served.call.evenInCrowd)
    passing.crowd = openCrowd(`${served.call.id} ${address}`, app.ticks());
  else openPace(address, app.ticks());
  return runUnscoped(
    passing,
    await incoming.read({ owner: `open ${facts.address}`, address: facts.address }),
  );
}

/** A call of the applicants' channel: proved by its own key before the body is read. */
async function runForChannel(passing: Passing): Promise<unknown> {
  const { app, facts, incoming } = passing;
  const id = await app.auth.checkChannel(signedRequest(passing));
  passing.notes.push({ actor: `channel/${id}` });
  return runUnscoped(
    passing,
    await incoming.read({ owner: `channel ${id}`, address: facts.address }),
  );
}

/**
 * Without a person there is no scope: the handler opens the transaction of its effect, which holds
 * the audit row; where it had no effect the row follows.
 */
async function runUnscoped(passing: Passing, body: ReadBody): Promise<unknown> {
  const { app, served, request, now, facts, notes, who, crowd } = passing;
  const { call } = served;
  const input = await readInput(call, request, body);
  const row = (answer?: unknown) =>
    auditDone({ call, who, facts, now, notes, params: request.params, input, answer });
  let told = !isAudited(call);
  const inTransaction = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const silent = told;
    const done = await transaction(app.pool, systemScope, work, {
      after: () => (silent ? '' : row()),
    });
    told = true;
    return done;
  };
  const db = kyselyOfPool(app.pool);
  const context = contextOf(passing, input, body, { db, who, crowd, notes, inTransaction });
  const answer = output(call, await served.handle(context));
  if (!told) await app.pool.query(row(answer));
  return answer;
}

/**
 * A call of a signed-in person: one transaction under the rights of the level, with its key, its
 * counters and its audit row.
 */
async function runSigned(passing: Passing): Promise<unknown> {
  const { app, served, reply, facts, incoming } = passing;
  const { call } = served;
  const { principal, token } = await app.auth.authenticate(signedRequest(passing));
  passing.who = principal;
  if (token) reply.header(names.token, token);
  pace(principal.person, app.ticks());
  checkPermission(call, principal, facts.headers[names.permission] ?? '');
  const key = isWrite(call) ? requireKey(facts.headers[names.idempotencyKey]) : undefined;
  const version = readVersion(call, facts.headers[names.ifMatch]);
  const body = await incoming.read({ owner: principal.person, address: facts.address });
  return inTurn(principal.person, () => runForPerson(passing, principal, key, version, body));
}

/**
 * What a person asked for, when it is their turn: files are looked at first, so that no transaction
 * waits for it.
 */
async function runForPerson(
  passing: Passing,
  principal: Principal,
  key: string | undefined,
  version: number | undefined,
  body: ReadBody,
): Promise<unknown> {
  const { app, served, request, facts, now, notes } = passing;
  const { call } = served;
  const input = await readInput(call, request, body, principal);
  const asking = input as Record<string, unknown>;
  const quota = quotaOf(call, asking);
  const look = call.dryRun?.(asking) === true;
  passing.look = look;
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
  if (body.files.length > 0) await countUpload(app, principal, body.files, passing.now);
  const files = await lookTurn(principal.person, () => treated(body.files));
  const store = keptInCall(app.files);
  const scope = scopeOf(principal);
  const work = await transaction<Earlier>(
    app.pool,
    isWrite(call) && !look ? { ...scope, settings: { ...scope.settings, audited: 'on' } } : scope,
    async (db) => {
      // A transaction that lost against another is begun again: it tells its notes anew.
      notes.length = 0;
      await store.takeBack();
      const context = contextOf(
        { ...passing, app: { ...app, files: store } },
        input,
        { ...body, files },
        { db, who: principal, version, notes },
      );
      const answer = output(call, await served.handle(context));
      if (answer instanceof LaterReply && (asked || isAudited(call)))
        throw new Error(`${call.id}: an answer that comes later is neither kept nor audited`);
      return { answer };
    },
    {
      ...(asked || quota
        ? {
            before: async (client) => {
              const earlier = asked && (await claimKey(client, app.personal, asked));
              if (!earlier && quota)
                await spend(client, quota, principal, now, { object: objectOf(call, asking) });
              return earlier;
            },
          }
        : {}),
      after: ({ answer }) =>
        [
          asked && keepAnswer(app.personal, asked, answer),
          isAudited(call) &&
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
            }),
        ]
          .filter(Boolean)
          .join('; '),
    },
  ).catch(async (error: unknown) => {
    // Where nobody knows whether the rows were kept, the bytes stay for the sweep.
    if (!UNKNOWN.has(failureOf(error).code)) await store.takeBack();
    throw error;
  });
  const { answer } = work;
  return answer instanceof LaterReply ? output(call, await answer.make()) : answer;
}

async function treated(files: readonly UploadedFile[]): Promise<UploadedFile[]> {
  const all: UploadedFile[] = [];
  for (const file of files)
    all.push({ ...file, treated: await treatUpload(file.name, file.bytes) });
  return all;
}

function signedRequest({ served, facts, incoming }: Passing) {
  return {
    method: served.call.method,
    target: facts.target,
    headers: facts.headers,
    bodyHash: () => incoming.hash(),
    address: facts.address,
    agent: facts.agent,
    ...(facts.device ? { device: facts.device } : {}),
    call: served.call,
  };
}

function streamOwner({ app, who }: Passing): StreamOwner | undefined {
  return (
    who && {
      session: who.sid,
      person: who.person,
      isLive: () => app.auth.isLive(who),
      onEnd: (end) => app.events.on(`session/${who.sid}`, end),
    }
  );
}

/** The header must name a known code, the code of this call, and one the caller holds. */
function checkPermission(call: Call, who: Principal, header: string): void {
  if (!isKnownPermission(header)) throw new ApiFailure(404);
  if (header !== call.permission) throw new ApiFailure(404, CALL_NOT_OF_FEATURE);
  if (call.permission !== 'signedIn' && !who.rights.has(call.permission)) throw new ApiFailure(403);
}

function readVersion(call: Call, header: string | undefined): number | undefined {
  if (!call.versioned) return undefined;
  if (!header) throw new ApiFailure(428);
  const match = /^"(\d{1,9})"$/.exec(header);
  if (!match) throw new ApiFailure(400);
  return Number(match[1]);
}

function output(call: Call, answer: unknown): unknown {
  if (answer instanceof FileReply || answer instanceof StreamReply || answer instanceof LaterReply)
    return answer;
  return call.output.parse(answer ?? null);
}

function factsOfRequest(request: FastifyRequest): RequestFacts {
  const flat = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value[0] : value,
    ]),
  );
  return {
    address: request.ip,
    agent: flat['user-agent'] ?? '',
    device: request.cookies[DEVICE_COOKIE],
    headers: flat,
    target: request.raw.url ?? '',
  };
}

async function noteRefusal(
  { app, served, facts, now, notes, who, look }: Passing,
  envelope: Envelope,
): Promise<void> {
  // A handler that was reached knows what it refused; before that nobody is known. Who only calls
  // too fast is told of like a stranger.
  const told = envelope.code === TOO_FAST ? undefined : (who ?? notes[0]);
  const more = told ? {} : tellsAnonymous(who?.person ?? addressKey(facts.address), app.ticks());
  // Even when the calls hold every connection of theirs, a refusal is noted.
  if (more)
    await (app.system ?? app.pool).query(
      auditRefused({ call: served.call, who, facts, now, notes, look }, envelope, more),
    );
}
