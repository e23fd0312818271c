import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname, '../..');
const docs = join(root, 'apps/docs');
/** Where the Storybook is built. */
export const builtStorybook = join(docs, 'storybook-static');
const MIMES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.woff2': 'font/woff2', '.svg': 'image/svg+xml', '.wasm': 'application/wasm' };

/** Builds the Storybook when a source is newer (`TQC_STORYBOOK=as-it-is` takes the one that is there), and serves it to the stories' pictures on a port of its own. */
export default async function serveStorybook(): Promise<() => Promise<void>> {
  // Written last: an interrupted build has none.
  const index = join(builtStorybook, 'iframe.html');
  const sources = ['packages/ui/src', 'packages/charts/src', 'packages/testing/src', 'packages/client/src', 'packages/contract/src', 'packages/domain/src', 'apps/admin/src', 'apps/docs/pages', 'apps/docs/.storybook'];
  const asItIs = process.env['TQC_STORYBOOK'] === 'as-it-is' && existsSync(index);
  if (!asItIs && (!existsSync(index) || statSync(index).mtimeMs < Math.max(...sources.map((folder) => newest(join(root, folder)))))) {
    console.log('正在构建 Storybook…');
    const made = spawnSync(process.execPath, [join(root, 'node_modules/storybook/dist/bin/dispatcher.js'), 'build', '--quiet'], { cwd: docs, encoding: 'utf8', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } });
    if (made.status !== 0) throw new Error(`Storybook 没有构建成：${made.stdout}${made.stderr}`);
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname);
    const file = join(builtStorybook, path === '/' ? 'index.html' : path);
    if (!file.startsWith(builtStorybook)) return void response.writeHead(404).end();
    readFile(file).then(
      (body) => response.writeHead(200, { 'content-type': MIMES[extname(file)] ?? 'application/octet-stream', 'cache-control': 'max-age=3600' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => { server.listen(0, '127.0.0.1', done); });
  process.env['TQC_STORYBOOK_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    await new Promise((done) => { server.close(done); });
  };
}

function newest(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((latest, entry) => {
    const path = join(folder, entry.name);
    return Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }, 0);
}
