import { uuid7 } from '@tqc/client';
import { auth } from '@tqc/contract/account';
import type { Call } from '@tqc/contract/kit';
import { resource } from '@tqc/contract/resource';
import { ask } from '../kit/ask';
import { memoryWhile } from '../kit/memory';
import { multipartOf, type MultipartBody } from '../kit/multipart';
import type { Entered } from '../kit/people';
import { pour, type Poured } from '../kit/pour';
import type { Attack, Check, Proof } from '../kit/proof';
import { signedHeaders } from '../kit/sign';

const KB = 1024;
const MB = 1024 * KB;
/**
 * What the server may have read of a body it refuses: about a megabyte, and what else it reads
 * meanwhile.
 */
const MOST_TAKEN = 2;
/** The same seen from this side, where the line itself holds some; MB. */
const MOST_SENT = 12;
const MOST_GROWTH = 64;
/**
 * A request has 30 s, and some more until the server looks. Node looks every 30 s unless told
 * otherwise, and takes the longer of its two limits.
 */
const SLOWEST = 40_000;
/** How long one is waited for, so that the figure tells when it really ends. */
const GIVE_UP = 95_000;

const eight = multipartOf(
  Array.from({ length: 8 }, (_, n) => ({ field: `f${n}`, name: `f${n}.pdf`, bytes: 15 * MB })),
);
const twoHundred = multipartOf(
  Array.from({ length: 200 }, (_, n) => ({ field: `f${n}`, name: `f${n}.pdf`, bytes: 100 * KB })),
);
const threeLarge = multipartOf(
  Array.from({ length: 3 }, (_, n) => ({ field: `f${n}`, name: `f${n}.pdf`, bytes: 19 * MB })),
);

/**
 * Point 2: nobody is read before they are known, and nobody for longer or further than their call
 * allows.
 */
export const bodies: Proof = {
  point: 2,
  name: '请求体在认证之前不读，读也有上限',
  async prove(attack, check) {
    const point = await attack.people.enter(await attack.people.one(1));
    const slow = slowBody(attack, point);
    for (const [call, title] of [
      [auth.login, '登录接口'],
      [resource.updateFile, '上传接口'],
    ] as const) {
      await unsigned(attack, check, `未签名的 8×15 MB 发到${title}`, call, eight, true);
      await unsigned(attack, check, `未签名、不写长度的 8×15 MB 发到${title}`, call, eight, false);
    }
    await unsigned(attack, check, '未签名的 200 个文件', resource.updateFile, twoHundred, false);
    await signed(attack, check, point, '签名的 200 个文件，收到第 14 个之前拒绝', twoHundred, 3);
    await signed(attack, check, point, '签名的 57 MB，超过该接口的 22 MB 即拒绝', threeLarge, 25);
    const { ms, code } = await slow;
    check(
      '每秒一字节的请求体在时限内被切断',
      ms < SLOWEST && code !== 0 && (await isAlive(attack.url)),
      `${(ms / 1000).toFixed(0)} 秒后 ${code ?? '断开'}（限 ${SLOWEST / 1000}）`,
    );
  },
};

async function unsigned(
  { url, own }: Attack,
  check: Check,
  title: string,
  { path: target }: Call,
  body: MultipartBody,
  tells: boolean,
): Promise<void> {
  const { made, growth } = await memoryWhile(own?.pid, () =>
    pour(url, {
      pid: own?.pid,
      target,
      headers: { 'content-type': body.contentType },
      body: body.pieces(),
      ...(tells ? { length: body.length } : {}),
    }),
  );
  check(
    `${title}，几乎不读就拒绝`,
    isFrugal(made, MOST_TAKEN) &&
      (growth ?? 0) <= MOST_GROWTH &&
      made.code !== 0 &&
      (await isAlive(url)),
    figuresOf(made, growth),
  );
}

async function signed(
  { url, own }: Attack,
  check: Check,
  { signer }: Entered,
  title: string,
  body: MultipartBody,
  most: number,
): Promise<void> {
  const target = resource.updateFile.path;
  const { made, growth } = await memoryWhile(own?.pid, async () =>
    pour(url, {
      pid: own?.pid,
      target,
      headers: await headersOf(signer, body),
      body: body.pieces(),
    }),
  );
  check(
    title,
    isFrugal(made, most) && made.code !== 0 && (await isAlive(url)),
    figuresOf(made, growth),
  );
}

async function slowBody({ url }: Attack, { signer }: Entered): Promise<Poured> {
  const body = multipartOf([{ field: 'file', name: 'a.pdf', bytes: 4 * KB }]);
  function* letters() {
    for (const piece of body.pieces()) for (const byte of piece) yield Buffer.from([byte]);
  }
  return pour(url, {
    pid: undefined,
    target: resource.updateFile.path,
    headers: await headersOf(signer, body),
    body: letters(),
    length: body.length,
    every: 1000,
    most: GIVE_UP,
  });
}

async function headersOf(signer: Entered['signer'], body: MultipartBody) {
  const { method, path: target, permission } = resource.updateFile;
  return {
    ...(await signedHeaders(signer, {
      method,
      target,
      permission,
      bodyHash: body.hash,
      key: uuid7(),
    })),
    'content-type': body.contentType,
  };
}

/** A line may be cut without an answer, as long as the server itself goes on. */
async function isAlive(url: string): Promise<boolean> {
  const { status } = await ask(url, { method: 'GET', target: '/healthz' });
  return status < 500;
}

function isFrugal({ sent, taken }: Poured, most: number): boolean {
  return taken === undefined ? sent <= most + MOST_SENT : taken <= most;
}

function figuresOf({ sent, taken, code, ms }: Poured, growth: number | undefined): string {
  return [
    taken === undefined ? `发出 ${sent.toFixed(1)} MB` : `服务读了 ${taken.toFixed(1)} MB`,
    ...(growth === undefined ? [] : [`内存 +${growth.toFixed(0)} MB`]),
    `${ms.toFixed(0)} ms 后答复码 ${code ?? '无（断开）'}`,
  ].join('，');
}
