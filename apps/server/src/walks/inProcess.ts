import type { FastifyReply } from 'fastify';
import { failureOf, type Envelope } from '../kit/serve/answer';
import { contextOf } from '../kit/serve/context';
import { scopeOfCall } from '../kit/serve/callScope';
import { acceptInput } from '../kit/serve/input';
import { lookAhead } from '../kit/serve/lookAhead';
import { output } from '../kit/serve/passing';
import type { RequestFacts, ServedCall } from '../kit/serve';
import { keptInCall } from '../kit/files';
import { transaction } from '../kit/scope';
import type { Principal } from '../kit/session';
import { addUniversity, type TestServer } from '../testing/server';
import { wireOf } from '../testing/wire';

const DONE = new Error('done, and taken back');
/** All a handler asks of the answer is to set headers. */
const reply = { header: () => reply } as unknown as FastifyReply;
const facts: RequestFacts = {
  address: '127.0.0.1',
  agent: '',
  device: undefined,
  headers: {},
  target: '',
};

/** What became of an input; `reached` tells that the schema took it. */
export interface Judged extends Pick<Envelope, 'code' | 'message' | 'data'> {
  readonly reached: boolean;
}

/** Somebody as the server knows them. */
export async function principalOf(
  server: TestServer,
  org: Parameters<typeof wireOf>[1],
): Promise<Principal> {
  if (org === 'university') await addUniversity({ ...server.app, pool: server.pool });
  const wire = await wireOf(server, org);
  const headers = wire.headers({ target: '/', permission: '' });
  const { principal } = await server.app.auth.authenticate({
    ...facts,
    method: 'GET',
    target: '/',
    headers,
    // The empty body's.
    bodyHash: async () => 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    call: { id: 'walks', permission: 'signedIn' },
  });
  return principal;
}

/** Gives an input to schema and handler, in a transaction of which nothing is kept. */
export async function judge(
  { app }: Pick<TestServer, 'app'>,
  served: ServedCall,
  who: Principal,
  whole: Readonly<Record<string, unknown>>,
  version: number | undefined,
): Promise<Judged> {
  const { call } = served;
  let reached = false;
  const store = keptInCall(app.files);
  try {
    const input = acceptInput(call, whole, who);
    reached = true;
    const now = app.clock();
    const ahead = await lookAhead({ app, served, facts, now }, who, input);
    await transaction(
      app.pool,
      scopeOfCall(call, who, false),
      async (db) => {
        const passing = { app: { ...app, files: store }, served, facts, now, reply };
        const body = { fields: {}, files: [], hash: '' };
        const inner = { db, who, version, ahead, notes: [] };
        output(call, await served.handle(contextOf(passing, input, body, inner)));
        throw DONE;
      },
      { repeat: false },
    );
    throw new Error('a transaction was kept');
  } catch (error) {
    await store.takeBack();
    if (error === DONE) return { code: 0, message: '', data: null, reached };
    const { code, message, data } = failureOf(error);
    // The sentence of an unforeseen error tells nothing; the error does.
    return { code, message: code === -1 ? String(error) : message, data, reached };
  }
}
