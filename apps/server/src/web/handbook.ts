import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { builtApp } from '../paths';
import { handbookPolicy } from './handbookPolicy';
import { cacheControlOf, noSuchPage } from './pages';

/** Seconds after which the page that asks for patience looks again. */
const AGAIN = 5;
const SOON =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>组件手册</title><p>组件手册正在准备，首次启动约需一两分钟，完成后本页自动打开。只构建不启动时，请运行 npm run build。</p></html>';

/**
 * Storybook at /storybook/. Its pages are made while the product already runs, so each request
 * looks whether they are there.
 */
export async function registerHandbook(
  server: FastifyInstance,
  root = builtApp('docs'),
): Promise<void> {
  server.get('/storybook', async (_request, reply) => reply.redirect('/storybook/'));
  await server.register(
    async (site) => {
      // The folder above exists at once; the pages' own may not yet, and would be warned about.
      await site.register(fastifyStatic, {
        root: dirname(root),
        serve: false,
        cacheControl: false,
      });
      site.get<{ Params: { '*': string } }>('/*', async ({ params }, reply) => {
        const path = params['*'] || 'index.html';
        reply
          .header('content-security-policy', policyOf(resolve(root, path)))
          .header('cache-control', cacheControlOf(path));
        if (existsSync(resolve(root, 'index.html'))) return reply.sendFile(path, root);
        return reply
          .code(503)
          .header('retry-after', AGAIN)
          .header('refresh', AGAIN)
          .type('text/html; charset=utf-8')
          .send(SOON);
      });
      site.setNotFoundHandler((_request, reply) => noSuchPage(reply));
    },
    { prefix: '/storybook' },
  );
}

/** A page names its own scripts; whatever else is opened on its own runs none. */
function policyOf(file: string): string {
  return handbookPolicy(
    file.endsWith('.html') && existsSync(file) ? readFileSync(file, 'utf8') : '',
  );
}
