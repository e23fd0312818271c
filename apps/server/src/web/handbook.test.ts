import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerHandbook } from './handbook';

const folder = mkdtempSync(join(tmpdir(), 'tqc-handbook-'));
const root = join(folder, 'storybook-static');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('组件手册还没有构建好时请人稍候并自动再看，构建好后不用重启即可打开', async () => {
  const said: string[] = [];
  const server = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void said.push(line) } },
  });
  await registerHandbook(server, root);
  const early = await server.inject('/storybook/');
  expect(early.statusCode).toBe(503);
  expect(early.headers['refresh']).toBe('5');
  expect(early.body).toContain('组件手册正在准备');
  expect(said, '启动时不写警告').toEqual([]);
  mkdirSync(join(root, 'assets'), { recursive: true });
  const page = '<!doctype html>手册<script type="module">start();</script>';
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'assets/a.js'), 'export {}');
  writeFileSync(join(folder, 'secret.txt'), '外面的文件');
  expect((await server.inject('/storybook')).headers['location']).toBe('/storybook/');
  const shown = await server.inject('/storybook/?path=/story/a');
  expect(shown.body).toBe(page);
  const allowed = createHash('sha256').update('start();').digest('base64');
  const scripts = /script-src ([^;]*)/.exec(String(shown.headers['content-security-policy']))?.[1];
  expect(scripts).toBe(`'self' 'wasm-unsafe-eval' 'sha256-${allowed}'`);
  expect((await server.inject('/storybook/assets/a.js')).headers['cache-control']).toContain(
    'immutable',
  );
  expect((await server.inject('/storybook/none.js')).json()).toMatchObject({
    code: 404,
    message: '没有该页面',
  });
  const outside = await server.inject('/storybook/..%2fsecret.txt');
  expect(outside.statusCode).toBeGreaterThanOrEqual(400);
  expect(outside.body).not.toContain('外面的文件');
  await server.close();
});
