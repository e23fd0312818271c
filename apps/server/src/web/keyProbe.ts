import { readFileSync } from 'node:fs';
import type { TLSSocket } from 'node:tls';
import { usbKey } from '@tqc/contract/account';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { failureOf, type AppParts } from '../kit/serve';
import { createPace } from '../kit/serve/pace';
import { addressKey, admitKey } from '../kit/session';
import { boundConnections, HANDSHAKE, PATIENCE } from './connections';

/** How often one address may ask within so many milliseconds. */
const [ASKS, ASK_SPAN] = [30, 60_000];

/** Where certificates of USB keys are asked for. */
export interface KeyProbeSettings {
  readonly port: number;
  /**
   * Certificate authorities whose keys are accepted, PEM; the former one may stand beside the
   * present one.
   */
  readonly ca: string;
  /** Revoked certificates, PEM. */
  readonly crl?: string;
  /** Own certificate of this host. */
  readonly tls: { readonly cert: string; readonly key: string };
  /** Origins of pages that may ask. */
  readonly origins: readonly string[];
}

/**
 * A host of its own that asks the browser for the certificate of a USB key: the chain, dates and
 * revocation are checked by TLS, the serial by our register.
 */
export async function keyProbeServer(
  app: AppParts,
  { ca, crl, tls, origins }: KeyProbeSettings,
): Promise<FastifyInstance> {
  const https = {
    ...tls,
    ca,
    ...(crl ? { crl } : {}),
    requestCert: true,
    rejectUnauthorized: false,
    ...PATIENCE,
    ...HANDSHAKE,
  };
  const server = Fastify({ logger: false, https } as FastifyServerOptions) as FastifyInstance;
  boundConnections(server.server);
  server.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin && origins.includes(origin))
      reply
        .header('access-control-allow-origin', origin)
        .header('access-control-allow-credentials', 'true')
        .header('access-control-expose-headers', 'x-request-id')
        .header('vary', 'origin');
    reply.header('cache-control', 'no-store');
  });
  const { path } = usbKey.getUKeyCert;
  // A browser asks first without showing the certificate; only the call itself carries it.
  server.options(path, async (request, reply) =>
    reply
      .header(
        'access-control-allow-headers',
        request.headers['access-control-request-headers'] ?? '',
      )
      .header('access-control-allow-methods', 'GET')
      .header('access-control-max-age', '600')
      .code(204)
      .send(),
  );
  const pace = createPace(ASKS, ASK_SPAN);
  server.setErrorHandler(async (error, _request, reply) => {
    const { http, ...envelope } = failureOf(error);
    return reply.code(http).send(envelope);
  });
  server.get(path, async (request) => {
    const address = addressKey(request.ip);
    pace(address, app.ticks());
    const socket = request.raw.socket as TLSSocket;
    const shown = socket.authorized ? socket.getPeerCertificate() : undefined;
    const subject = shown?.subject;
    const data =
      subject && shown
        ? await admitKey(
            app.pool,
            { account: one(subject.CN), orgName: one(subject.O), serial: shown.serialNumber },
            address,
            app.clock(),
          )
        : undefined;
    return { code: 0, message: '', data: data ?? null };
  });
  return server;
}

/** Reads the settings of files. */
export function probeFiles(
  ca: string,
  crl: string | undefined,
): Pick<KeyProbeSettings, 'ca' | 'crl'> {
  return { ca: readFileSync(ca, 'utf8'), ...(crl ? { crl: readFileSync(crl, 'utf8') } : {}) };
}

function one(value: string | readonly string[] | undefined): string {
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
}
