import type {} from '@fastify/cookie';
import { CALL_NOT_OF_FEATURE } from '@tqc/contract/errors';
import { isWrite, pathNames, readQuery, type Call } from '@tqc/contract/kit';
import { isKnownPermission } from '@tqc/contract/permission';
import { headers as names } from '@tqc/contract/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import type { AuditRow } from '../audit';
import { ApiFailure, LastingFailure } from '../failure';
import { kyselyOfPool, scopeOf, transaction } from '../scope';
import { DEVICE_COOKIE, type Principal } from '../session';
import { failureOf, type Envelope } from './answer';
import { readBody, type ReadBody } from './body';
import { claimKey, keepAnswer, requireKey, type Earlier } from './idempotency';
import { createPace } from './pace';
import {
  FileReply,
  StreamReply,
  type AppParts,
  type CallContext,
  type Note,
  type RequestFacts,
  type ServedCall,
} from './serve';
import { sendFile, sendStream } from './send';
import { openSealed } from './sealed';

const MAX_FILE = 20 * 1024 * 1024;
const pace = createPace(100, 10_000);

/** Makes every served call a route of the server: read, authenticate, check the permission, run in a transaction, audit, answer. */
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
      ...(call.maxBody ? { bodyLimit: call.maxBody } : {}),
      handler: (request, reply) => answerCall(app, one, request, reply),
    });
  }
}

async function answerCall(
  app: AppParts,
  served: ServedCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const facts = factsOfRequest(request);
  const seen: { who?: Principal } = {};
  try {
    const body = await readBody(request, served.call.maxBody ?? MAX_FILE);
    const result = await runCall(app, served, request, reply, facts, body, seen);
    if (result instanceof FileReply) return await sendFile(reply, result);
    if (result instanceof StreamReply) return sendStream(request, reply, result);
    const envelope: Envelope = { code: 0, message: '', data: result ?? null };
    return await reply.send(envelope);
  } catch (thrown) {
    const error = await settled(thrown);
    const { http, ...envelope } = failureOf(error);
    if (envelope.code === -1)
      request.log.error({ err: error, call: served.call.id }, 'call failed');
    if (seen.who)
      await noteRefusal(app, served.call, seen.who, facts, envelope).catch((failure: unknown) =>
        request.log.error({ err: failure }, 'audit of a refusal failed'),
      );
    return await reply.code(http).send(envelope);
  }
}

/** What is answered, after what the refusal leaves behind was written. */
async function settled(thrown: unknown): Promise<unknown> {
  return thrown instanceof LastingFailure
    ? thrown.settle().catch((error: unknown) => error)
    : thrown;
}

async function runCall(
  app: AppParts,
  { call, handle }: ServedCall,
  request: FastifyRequest,
  reply: FastifyReply,
  facts: RequestFacts,
  body: ReadBody,
  seen: { who?: Principal },
): Promise<unknown> {
  const now = app.clock();
  const signed = {
    method: call.method,
    target: facts.target,
    headers: facts.headers,
    bodyHash: body.hash,
    address: facts.address,
    agent: facts.agent,
    ...(facts.device ? { device: facts.device } : {}),
    call,
  };
  if (call.permission === 'public' || call.permission === 'channel') {
    if (call.secondStep) seen.who = (await app.auth.authenticate(signed)).principal;
    else if (call.permission === 'public') app.auth.checkPublic(signed);
    const input = await readInput(call, request, body);
    return output(
      call,
      await handle(
        contextOf(app, call, input, body, facts, now, reply, {
          db: kyselyOfPool(app.pool),
          ...(seen.who ? { who: seen.who } : {}),
        }),
      ),
    );
  }
  const { principal, token } = await app.auth.authenticate(signed);
  seen.who = principal;
  if (token) reply.header(names.token, token);
  pace(principal.sid, now.getTime());
  checkPermission(call, principal, facts.headers[names.permission] ?? '');
  const key = isWrite(call) ? requireKey(facts.headers[names.idempotencyKey]) : undefined;
  const version = readVersion(call, facts.headers[names.ifMatch]);
  const input = await readInput(call, request, body, principal);
  const notes: Note[] = [];
  const work = await transaction<Earlier>(
    app.pool,
    scopeOf(principal),
    async (db) => ({
      answer: output(
        call,
        await handle(
          contextOf(app, call, input, body, facts, now, reply, {
            db,
            who: principal,
            version,
            notes,
          }),
        ),
      ),
    }),
    {
      ...(key ? { before: (client) => claimKey(client, principal.adminId, key, body.hash) } : {}),
      after: ({ answer }) =>
        [
          key && keepAnswer(principal.adminId, key, answer),
          auditText(call, principal, facts, now, notes, request.params),
        ]
          .filter(Boolean)
          .join('; '),
    },
  );
  return work.answer;
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

async function readInput(
  call: Call,
  request: FastifyRequest,
  body: ReadBody,
  who?: Principal,
): Promise<unknown> {
  const params = request.params as Record<string, string>;
  const query = request.query as Record<string, string | string[]>;
  const byQuery = call.method === 'GET' || call.method === 'DELETE';
  if (!byQuery && Object.keys(query).length > 0) throw new ApiFailure(400);
  const raw = byQuery
    ? readQuery(call.input, await openSealed(call.input, query, who))
    : body.fields;
  for (const name of pathNames(call.path)) if (name in raw) throw new ApiFailure(400);
  return strict(call.input).parse({ ...raw, ...readQuery(call.input, params) });
}

const strictOf = new WeakMap<z.ZodType, z.ZodType>();

/** Unknown fields are refused: nobody can slip in what the call does not take. */
function strict(schema: z.ZodType): z.ZodType {
  const known = strictOf.get(schema);
  if (known) return known;
  const made = schema instanceof z.ZodObject ? schema.strict() : schema;
  strictOf.set(schema, made);
  return made;
}

function output(call: Call, answer: unknown): unknown {
  if (answer instanceof FileReply || answer instanceof StreamReply) return answer;
  return call.output.parse(answer ?? null);
}

interface Inner {
  readonly db: CallContext['db'];
  readonly who?: Principal;
  readonly version?: number | undefined;
  readonly notes?: Note[];
}

function contextOf(
  app: AppParts,
  call: Call,
  input: unknown,
  body: ReadBody,
  facts: RequestFacts,
  now: Date,
  reply: FastifyReply,
  { db, who, version, notes = [] }: Inner,
): CallContext {
  return {
    call,
    input,
    db,
    now,
    version,
    app,
    files: body.files,
    bodyHash: body.hash,
    request: facts,
    get who() {
      if (!who) throw new ApiFailure(481);
      return who;
    },
    note: (note) => void notes.push(note),
    enqueue: async (task, payload, key) => {
      await sql`select enqueue(${task}, ${JSON.stringify(payload)}::json, ${key ?? null})`.execute(
        db,
      );
    },
    setHeader: (name, value) => void reply.header(name, value),
  };
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

function auditText(
  call: Call,
  who: Principal,
  facts: RequestFacts,
  now: Date,
  notes: readonly Note[],
  params: unknown,
): string | undefined {
  if (!isWrite(call) && !call.audit) return undefined;
  if (call.audit === 'none') return undefined;
  const key = Object.values(params as Record<string, string>)[0];
  const resource = call.id.split('.').at(-2) ?? call.id;
  const obj =
    notes.findLast((note) => note.obj)?.obj ?? (key ? `${resource}/${key}`.slice(0, 200) : '');
  return insertAudit(
    rowOf(call, who, facts, now, true, obj, Object.assign({}, ...notes.map((note) => note.detail))),
  );
}

async function noteRefusal(
  app: AppParts,
  call: Call,
  who: Principal,
  facts: RequestFacts,
  envelope: Envelope,
): Promise<void> {
  await app.pool.query(
    insertAudit(
      rowOf(call, who, facts, app.clock(), false, '', {
        code: envelope.code,
        message: envelope.message,
      }),
    ),
  );
}

function rowOf(
  call: Call,
  who: Principal,
  facts: RequestFacts,
  now: Date,
  ok: boolean,
  obj: string,
  detail: Record<string, unknown>,
): AuditRow {
  return {
    act: call.id.split('.').at(-1) ?? call.id,
    actor: who.adminId,
    at: now.toISOString(),
    detail,
    ip: facts.address,
    obj,
    ok,
    org: who.orgId,
    perm: call.permission,
  };
}

function insertAudit(row: AuditRow): string {
  return `insert into audit_inbox (row) values (${pg.escapeLiteral(JSON.stringify(row))}::jsonb)`;
}
