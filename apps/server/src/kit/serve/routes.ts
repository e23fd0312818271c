import { isKnownPermission } from '@tqc/contract/permission';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure, LastingFailure } from '../failure';
import { kyselyOfPool, systemScope, transaction, type Db, type Statement } from '../scope';
import { addressKey } from '../session';
import { failureOf, type Envelope } from './answer';
import { auditDone, auditRefused, isAudited } from './auditRows';
import type { ReadBody } from './body';
import { contextOf } from './context';
import { createGate, type Gate } from './gate';
import { incomingOf } from './incoming';
import { readInput } from './input';
import { factsOfRequest, output, signedRequest, type Passing } from './passing';
import { FileReply, StreamReply, type AppParts, type ServedCall } from './serve';
import { sendFile, sendText } from './sendFile';
import { sendStream, type StreamOwner } from './sendStream';
import { runSigned } from './signed';
import { underWay } from './underWay';

const TOO_FAST = 429;

/**
 * Makes every served call a route of the server: headers, session, right, body, input, transaction,
 * audit, answer.
 */
export function registerCalls(
  server: FastifyInstance,
  app: AppParts,
  served: readonly ServedCall[],
): void {
  const gate = createGate();
  for (const one of served) {
    const { call } = one;
    if (call.permission !== 'channel' && !isKnownPermission(call.permission))
      throw new Error(`${call.id}: unknown permission ${call.permission}`);
    server.route({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => answerCall(app, gate, one, request, reply),
    });
  }
}

async function answerCall(
  app: AppParts,
  gate: Gate,
  served: ServedCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const passing: Passing = {
    app,
    gate,
    served,
    request,
    reply,
    facts: factsOfRequest(request),
    incoming: incomingOf(request, served.call),
    now: app.clock(),
    notes: [],
  };
  try {
    const result = await underWay(() => runCall(passing));
    if (result instanceof FileReply) return await sendFile(reply, result, ownerOf(passing));
    if (result instanceof StreamReply)
      return sendStream(request, reply, result, streamOwner(passing));
    const envelope: Envelope = { code: 0, message: '', data: result ?? null };
    return await sendText(reply, envelope, ownerOf(passing));
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

/** Who has to read an answer: a person, or whoever stands behind an address. */
const ownerOf = ({ who, facts }: Passing) => who?.person ?? facts.address;

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
  const { app, gate, served, facts, incoming } = passing;
  const signed = signedRequest(passing);
  if (served.call.secondStep) passing.who = (await app.auth.authenticate(signed)).principal;
  else await app.auth.checkPublic(signed);
  const address = addressKey(facts.address);
  if (passing.who) gate.stepPace(passing.who.sid, app.ticks());
  else if (served.call.evenInCrowd)
    passing.crowd = gate.openCrowd(`${served.call.id} ${address}`, app.ticks());
  else gate.openPace(address, app.ticks());
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
      after: () => (silent ? [] : [row()]),
    });
    told = true;
    return done;
  };
  const db = kyselyOfPool(app.pool);
  const context = contextOf(passing, input, body, { db, who, crowd, notes, inTransaction });
  const answer = output(call, await served.handle(context));
  if (!told) await write(app.pool, row(answer));
  return answer;
}

function streamOwner({ app, who }: Passing): StreamOwner | undefined {
  return (
    who && {
      session: who.sid,
      person: who.person,
      isLive: () => app.auth.isLive(who),
      onEnd: (end, look) => app.events.on(`session/${who.sid}`, end, look),
    }
  );
}

async function noteRefusal(
  { app, gate, served, facts, now, notes, who, look }: Passing,
  envelope: Envelope,
): Promise<void> {
  // A handler that was reached knows what it refused; before that nobody is known. Who only calls
  // too fast is told of like a stranger.
  const told = envelope.code === TOO_FAST ? undefined : (who ?? notes[0]);
  const more = told
    ? {}
    : gate.tellsAnonymous(who?.person ?? addressKey(facts.address), app.ticks());
  // Even when the calls hold every connection of theirs, a refusal is noted.
  if (more)
    await write(
      app.system ?? app.pool,
      auditRefused({ call: served.call, who, facts, now, notes, look }, envelope, more),
    );
}

async function write(pool: AppParts['pool'], { text, values = [] }: Statement): Promise<void> {
  await pool.query(text, [...values]);
}
