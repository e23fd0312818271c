import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import { allAreas } from './areas';
import { failureOf, registerCalls, type AppParts, type ServedCall } from './kit/serve';
import { noticeUndeclaredProxy } from './kit/session';
import { boundConnections, HANDSHAKE, PATIENCE } from './web/connections';
import { registerFileTickets } from './web/fileTickets';
import { oneAtATime } from './web/oneAtATime';
import { registerSites } from './web/sites';

const JSON_LIMIT = 1024 * 1024;
const QUERY_LIMIT = 4096;
const REQUEST_TIMEOUT = 30_000;
/** A connection on which nothing moves is closed: the longest work answers sooner. */
const CONNECTION_TIMEOUT = 120_000;
/** How long a connection may rest between requests: a proxy closes its own after a minute. */
const REST = { proxy: 72_000, browser: 15_000 };
/** Where the calls stand; everything else is the built apps. */
const CALLS = '/rest/';

/** How a server is made; tests leave most of it out. */
export interface AppOptions {
  readonly logger?: FastifyServerOptions['logger'];
  readonly https?: { readonly cert: string; readonly key: string };
  readonly trustedProxies?: readonly string[];
  /** Calls besides those of the areas. */
  readonly calls?: readonly ServedCall[];
  /** Told before the routes are made: measures them. */
  readonly watch?: (server: FastifyInstance) => void;
  /** Serves the built apps, the interface page and Storybook. */
  readonly sites?: boolean;
}

/** Builds the HTTP server around the parts: every call of every area, and the built apps. */
export async function createApp(app: AppParts, options: AppOptions = {}): Promise<FastifyInstance> {
  const server = Fastify({
    logger: options.logger ?? false,
    bodyLimit: JSON_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: CONNECTION_TIMEOUT,
    keepAliveTimeout: options.trustedProxies?.length ? REST.proxy : REST.browser,
    genReqId: () => randomUUID(),
    // A HEAD would run the work of its GET: a scanner that only looks must not use a ticket up.
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 20_000, caseSensitive: true },
    ...(options.trustedProxies?.length ? { trustProxy: [...options.trustedProxies] } : {}),
    // An address that cannot be read is refused before any hook of ours.
    frameworkErrors: (_error: unknown, _request: unknown, reply: FastifyReply) =>
      void reply.code(400).send({ code: 400, message: '地址不正确，请检查后重试', data: null }),
    ...(options.https
      ? { https: { ...PATIENCE, ...HANDSHAKE, ...options.https } }
      : { http: PATIENCE }),
  } as FastifyServerOptions) as FastifyInstance;
  boundConnections(server.server, options.trustedProxies);
  oneAtATime(server);
  server.decorate('openStreams', new Set<() => void>());
  await server.register(cookie);
  await server.register(multipart);
  server.removeContentTypeParser(['application/json', 'text/plain']);
  // Nothing is read before the headers have been looked at: the calls read their bodies themselves
  // (kit/serve/incoming.ts).
  server.addContentTypeParser('application/json', (_request, _payload, done) => done(null));
  noticeUndeclaredProxy(server);
  secureAnswers(server);
  answerUnchanged(server);
  options.watch?.(server);
  finishOnClose(server);
  server.setErrorHandler(async (error, request, reply) => {
    const { http, ...envelope } = failureOf(error);
    if (envelope.code === -1) request.log.error({ err: error }, 'request failed');
    // What nobody reads would keep the connection waiting.
    if (!request.raw.complete) reply.header('connection', 'close');
    return reply.code(http).send(envelope);
  });
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 404, message: '没有该接口或页面，请检查地址', data: null }),
  );
  registerCalls(server, app, [...allAreas, ...(options.calls ?? [])]);
  registerFileTickets(server, app);
  if (options.sites) await registerSites(server, app);
  return server;
}

function secureAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const query = request.raw.url?.indexOf('?') ?? -1;
    if (query >= 0 && (request.raw.url ?? '').length - query > QUERY_LIMIT)
      return reply
        .code(400)
        .send({ code: 400, message: '查询条件过长，请减少条件后再试', data: null });
    if (request.raw.url?.startsWith(CALLS)) reply.header('cache-control', 'no-store');
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cross-origin-resource-policy', 'same-origin');
    return undefined;
  });
}

/** An answer that carries a tag the asker already has is not sent again. */
function answerUnchanged(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const tag = reply.getHeader('etag');
    if (
      typeof tag !== 'string' ||
      reply.statusCode !== 200 ||
      request.method !== 'GET' ||
      request.headers['if-none-match'] !== tag ||
      !request.url.startsWith(CALLS)
    )
      return payload;
    void reply.code(304).removeHeader('content-type');
    return '';
  });
}

/** Requests in flight are finished, but no connection is kept for another. */
function finishOnClose(server: FastifyInstance): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
    for (const end of server.openStreams) end();
  });
  server.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('connection', 'close');
    return payload;
  });
}
