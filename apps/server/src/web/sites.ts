import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../kit/serve';
import { builtApp } from '../paths';
import { registerHandbook } from './handbook';
import { registerInterfacePage } from './interfacePage';
import { cacheControlOf, noSuchPage } from './pages';
import { registerPolicyReports } from './policyReports';

const policyOf = ({ keyProbe }: AppParts) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    keyProbe ? `connect-src 'self' ${new URL(keyProbe).origin}` : "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-uri /tqc/csp',
  ].join('; ');

/**
 * Serves the admin at /tqc/ and the wall at /dp/; in demo mode also the page of the calls at
 * /api-docs/ and Storybook.
 */
export async function registerSites(server: FastifyInstance, app: AppParts): Promise<void> {
  await registerSite(server, '/tqc', builtApp('admin'), policyOf(app));
  await registerSite(server, '/dp', builtApp('bigscreen'), policyOf(app));
  if (app.demo) {
    await registerHandbook(server);
    registerInterfacePage(server);
  }
  server.get('/', async (_request, reply) => reply.redirect('/tqc/'));
  registerPolicyReports(server, app);
}

async function registerSite(
  server: FastifyInstance,
  prefix: string,
  folder: string,
  policy: string,
): Promise<void> {
  if (!existsSync(resolve(folder, 'index.html'))) return;
  await server.register(
    async (site) => {
      site.addHook('onSend', async (request, reply, payload) => {
        reply
          .header('content-security-policy', policy)
          // What a page of ours may reach on the visitor's own machine (the USB key) is its own by
          // default; to say so would be told as an error by every browser that does not know it.
          .header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
        if (request.protocol === 'https')
          reply.header('strict-transport-security', 'max-age=31536000');
        return payload;
      });
      await site.register(fastifyStatic, {
        root: folder,
        prefix: '/',
        preCompressed: true,
        cacheControl: false,
        decorateReply: false,
        redirect: true,
        setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
      });
      const page = readFileSync(resolve(folder, 'index.html'), 'utf8');
      site.setNotFoundHandler((request, reply) => {
        const path = (request.raw.url ?? '').split('?')[0] ?? '';
        // A path of the app answers its page; a missing file must not pass for one.
        if (request.method !== 'GET' || path.includes('/assets/') || /\.\w+$/.test(path))
          return noSuchPage(reply);
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-cache')
          .send(page);
      });
    },
    { prefix },
  );
}
