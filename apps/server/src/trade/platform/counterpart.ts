import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { maskIdNo } from '@tqc/domain/shared';
import { z } from 'zod';
import { CODE, HEADER, isSignedBy, type PlatformAnswer } from './protocol';
import type { PlatformSettings } from './nationalPlatform';
import { SIGN_ON, signOnOf } from './signOn';

/** A message as the counterpart took it, once; numbers of persons are masked before it is kept. */
export interface Taken {
  readonly key: string;
  readonly body: string;
  /** Of the message as it came: the same key with another one is refused. */
  readonly hash: string;
}

/** What it finds wrong with a message afterwards; nothing for most. */
export type Judge = (message: Readonly<Record<string, unknown>>) => PlatformAnswer | undefined;

interface CounterpartOptions extends Omit<PlatformSettings, 'url'> {
  /** What was taken stands in this file before it is answered, and outlives the process. */
  readonly file: string;
  readonly port?: number;
  readonly judge?: Judge;
}

/** A national platform on this machine that speaks the same protocol. */
export interface Counterpart {
  readonly url: string;
  taken(): readonly Taken[];
  stop(): Promise<void>;
}

const MOST = 256 * 1024;
const PAGE = 100;
/** Signatures older than this are not believed. */
const LIFE = 5 * 60_000;

/** Starts the counterpart on the loopback address. */
export async function startCounterpart(options: CounterpartOptions): Promise<Counterpart> {
  const { secret, appId, file, port = 0, judge = usual } = options;
  const taken = kept(file);
  const known = new Map(taken.map(({ key, hash }) => [key, hash]));
  const log = openSync(file, 'a', 0o600);

  function push(key: string, body: string): PlatformAnswer {
    const message = messageIn(body);
    if (!message) return { code: 'E99', text: '数据无法读取' };
    const hash = createHash('sha256').update(body).digest('hex');
    const before = known.get(key);
    if (before !== undefined)
      return before === hash
        ? { code: CODE.taken, text: '已接收' }
        : { code: CODE.otherContent, text: '同一编号的数据内容不同' };
    // Begun on a line of its own: the one before may have been cut off.
    const { idNo } = message;
    const masked = typeof idNo === 'string' ? { ...message, idNo: maskIdNo(idNo) } : message;
    const one = { key, hash, body: JSON.stringify(masked) };
    writeSync(log, `\n${JSON.stringify(one)}\n`);
    fsyncSync(log);
    known.set(key, hash);
    taken.push(one);
    return { code: CODE.taken, text: '已接收' };
  }

  function returned(prov: string, after: number) {
    return taken
      .map(({ key, body }, at) => ({ seq: at + 1, key, message: messageIn(body) ?? {} }))
      .filter(({ seq, message }) => seq > after && message['prov'] === prov)
      .flatMap(({ seq, key, message }) => {
        const found = judge(message);
        return found ? [{ seq, key, ...found }] : [];
      })
      .slice(0, PAGE);
  }

  const arrived = new Set<string>();
  /** Somebody with a link: let in once, and told so in a page. */
  function signOn(params: URLSearchParams): string {
    const who = signOnOf({ appId, secret }, params, Date.now());
    if (!who || arrived.has(who.once)) return page('登录链接无效或已使用，请返回系统重新打开');
    arrived.add(who.once);
    return page(`已从教师资格管理信息系统登录（用户编号${who.admin}）`);
  }

  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
    if (request.method === 'GET' && pathname === SIGN_ON) {
      reply.setHeader('content-type', 'text/html; charset=utf-8').end(signOn(searchParams));
      return;
    }
    void answer(request)
      .catch(() => ({ code: 'E99', text: '请求无法读取' }))
      .then((said) =>
        reply.setHeader('content-type', 'application/json').end(JSON.stringify(said)),
      );
  });
  async function answer(request: IncomingMessage): Promise<object> {
    const body = await bodyOf(request);
    const { method = '', url: target = '', headers } = request;
    const of = (name: string) => String(headers[name] ?? '');
    const signed = { method, target, time: of(HEADER.time), key: of(HEADER.key), body };
    const isFresh = Math.abs(Date.now() - Date.parse(signed.time)) < LIFE;
    if (of(HEADER.app) !== appId || !isFresh || !isSignedBy(secret, signed, of(HEADER.sign)))
      return { code: CODE.unsigned, text: '签名无效' };
    const { pathname, searchParams } = new URL(target, 'http://local');
    if (method === 'POST' && pathname === '/v1/push') return push(signed.key, body);
    if (method === 'GET' && pathname === '/v1/test') return { code: CODE.taken, text: '连通' };
    if (method === 'GET' && pathname === '/v1/returned')
      return {
        code: CODE.taken,
        text: '',
        record: returned(searchParams.get('prov') ?? '', Number(searchParams.get('after'))),
      };
    return { code: 'E99', text: '没有该接口' };
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    taken: () => taken,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      closeSync(log);
    },
  };
}

/** A page of the counterpart; what is in it was checked and holds digits alone. */
const page = (text: string) =>
  `<!doctype html><html lang="zh-CN"><title>国家平台（本机）</title><p>${text}</p></html>`;

/** What was taken before; a last line that was cut off was never answered. */
function kept(file: string): Taken[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as Taken];
      } catch {
        return [];
      }
    });
}

/** A message as an object; undefined for anything else. */
function messageIn(body: string): Readonly<Record<string, unknown>> | undefined {
  const said = z.record(z.string(), z.unknown()).safeParse(parsed(body));
  return said.success ? said.data : undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** About one first message in forty comes back, always the same ones; what is mended never does. */
const usual: Judge = ({ caseNo, event, round }) => {
  if (round !== 1 || event !== 'done' || typeof caseNo !== 'string') return undefined;
  const [code, text] = FOUND[Number(caseNo.slice(-3)) % 40] ?? [];
  return code === undefined || text === undefined ? undefined : { code, text };
};

const FOUND: Readonly<Record<number, readonly [string, string]>> = {
  7: ['E01', '证件号码与姓名不符'],
  17: ['E05', '办结时间早于受理时间'],
  27: ['E06', '缺少申请表附件'],
};
