import { allCalls } from '@tqc/contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi';

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const STYLE = `body{font:14px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif;margin:0 auto;max-width:1200px;padding:24px;color:#1d2129}
h1{font-size:20px}h2{font-size:16px;margin-top:32px}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #e5e6eb;padding:6px 8px;text-align:left}
code{font-family:ui-monospace,Consolas,monospace;font-size:12px}@media(prefers-color-scheme:dark){body{background:#17171a;color:#f6f6f6}td,th{border-color:#333}a{color:#4d9fff}}`;

/** Serves the list of calls for people at /api-docs/ and the OpenAPI document beside it. */
export function registerInterfacePage(server: FastifyInstance): void {
  const document = JSON.stringify(openApi());
  const page = pageText();
  server.get('/api-docs', async (_request, reply) => reply.redirect('/api-docs/'));
  server.get('/api-docs/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'self'")
      .send(page),
  );
  server.get('/api-docs/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  );
  server.get('/api-docs/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
}

function pageText(): string {
  const byArea = new Map<string, string[]>();
  for (const { id, method, path, permission, title } of allCalls) {
    const area = id.split('.')[0] ?? '';
    const row = `<tr><td>${escape(title)}</td><td><code>${method}</code></td><td><code>${escape(path)}</code></td><td><code>${escape(id)}</code></td><td><code>${escape(permission)}</code></td></tr>`;
    byArea.set(area, [...(byArea.get(area) ?? []), row]);
  }
  const head = '<tr><th>名称</th><th>方法</th><th>路径</th><th>接口</th><th>权限</th></tr>';
  const tables = [...byArea]
    .map(
      ([area, rows]) =>
        `<h2>${escape(area)}（${rows.length}）</h2><table>${head}${rows.join('')}</table>`,
    )
    .join('');
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>接口目录</title><link rel="stylesheet" href="style.css"><h1>接口目录</h1><p>共 ${allCalls.length} 个接口。机器可读的文档：<a href="openapi.json">openapi.json</a></p>${tables}</html>`;
}
