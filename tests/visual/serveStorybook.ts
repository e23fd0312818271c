import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { mimeOf } from '../browser/mimeOf';

const root = resolve(import.meta.dirname, '../..');
/** Where the Storybook is built. */
export const builtStorybook = join(root, 'apps/docs/storybook-static');

/**
 * Builds the Storybook where it is out of date (`TQC_STORYBOOK=as-it-is` takes the one that is
 * there), and serves it to the stories' pictures on a port of its own.
 */
export default async function serveStorybook(): Promise<() => Promise<void>> {
  const asItIs =
    process.env['TQC_STORYBOOK'] === 'as-it-is' && existsSync(join(builtStorybook, 'iframe.html'));
  if (
    !asItIs &&
    spawnSync(process.execPath, [join(root, 'scripts/handbook.mjs')], { stdio: 'inherit' })
      .status !== 0
  )
    throw new Error('组件手册没有构建成功');
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname);
    const file = join(builtStorybook, path === '/' ? 'index.html' : path);
    if (!file.startsWith(builtStorybook)) return void response.writeHead(404).end();
    readFile(file).then(
      (body) =>
        response
          .writeHead(200, { 'content-type': mimeOf(file), 'cache-control': 'max-age=3600' })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  process.env['TQC_STORYBOOK_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    await new Promise((done) => {
      server.close(done);
    });
  };
}
