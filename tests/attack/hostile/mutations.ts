import { uuid7 } from '@tqc/client';
import { isWrite, type Call } from '@tqc/contract/kit';
import { permissionCodes } from '@tqc/contract/permission';
import { headers as names } from '@tqc/contract/wire';
import { z } from 'zod';
import type { Random } from '../../../apps/server/src/demo/random';
import type { Signer } from '../kit/sign';
import type { Shot } from './shot';

/** One way to make a call hostile. */
export interface Mutation {
  readonly kind: string;
  /** True where the call stays rightly signed by a living session. */
  readonly honest?: boolean;
  /** Calls it changes anything about; absent for all. */
  readonly fits?: (call: Call) => boolean;
  change(shot: Shot, random: Random, others: readonly Signer[]): Shot;
}

const METHODS = ['PATCH', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'POST', 'GET'];
const WRONG_TYPES: readonly unknown[] = [null, true, -1, 1.5, 'x', [], {}, [[1]], { a: { b: 1 } }];
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

/** Puts a value into one field of the input. */
function withValue(
  kind: string,
  valueOf: (random: Random) => unknown,
  nameOf?: (random: Random) => string,
): Mutation {
  return {
    kind,
    honest: true,
    change: (shot, random) => {
      const { input } = shot.call;
      const fields = Object.keys(input instanceof z.ZodObject ? input.shape : shot.input);
      const name = nameOf?.(random) ?? (fields.length > 0 ? random.pick(fields) : 'x');
      return { ...shot, input: { ...shot.input, [name]: valueOf(random) } };
    },
  };
}

const isVersioned = ({ versioned }: Call) => versioned === true;
const hasBody = ({ method }: Call) => method !== 'GET' && method !== 'DELETE';

const withHeaders = (kind: string, headers: Shot['headers']): Mutation => ({
  kind,
  change: (shot) => ({ ...shot, headers: { ...shot.headers, ...headers } }),
});

const withSigned = (
  kind: string,
  signed: (random: Random) => Shot['signed'],
  fits: (call: Call) => boolean = () => true,
): Mutation => ({
  kind,
  fits,
  change: (shot, random) => ({ ...shot, signed: signed(random) ?? {} }),
});

const withBody = (kind: string, body: string, contentType = 'application/json'): Mutation => ({
  kind,
  honest: true,
  fits: hasBody,
  change: (shot) => ({ ...shot, body, contentType }),
});

/** A call as it was drawn. */
export const plainly: Mutation = { kind: '原样', honest: true, change: (shot) => shot };

/** Every way, each as likely as the others. */
export const mutations: readonly Mutation[] = [
  withValue('字母', () => 'abc'),
  withValue('23 位数字', () => '1'.repeat(23)),
  withValue('NUL', () => 'a\0b'),
  withValue('半个代理对', () => 'a\ud800'),
  withValue('原型名', (random) => random.pick(['constructor', '__proto__', 'toString'])),
  withValue('很深', () => nested(40)),
  withValue('很长的列表', () => Array.from({ length: 2000 }, () => 1)),
  withValue('很大的数', (random) => random.pick([1e308, 2 ** 53, 9e15, -9e15, 2 ** 31])),
  withValue('类型不对', (random) => random.pick(WRONG_TYPES)),
  withValue('很长的文字', () => 'x'.repeat(3000)),
  withValue('空文字', () => ''),
  withValue(
    '多出的字段',
    () => 1,
    (random) => random.pick(['orgId2', 'superuser', 'constructor', 'version2']),
  ),
  withBody('坏 JSON', '{"a":'),
  withBody('不是对象的 JSON', '[1,2]'),
  withBody('__proto__ 字段', '{"__proto__":{"superuser":true}}'),
  withBody('别的类型', 'hello', 'text/plain'),
  withBody('没有边界的表单', 'hello', 'multipart/form-data'),
  { kind: '坏的百分号', honest: true, change: (shot) => ({ ...shot, suffix: '%zz' }) },
  {
    kind: '重复的条件',
    honest: true,
    change: (shot) => ({ ...shot, suffix: '?pageNo=1&pageNo=2' }),
  },
  {
    kind: '上传文件名',
    honest: true,
    fits: ({ body }) => body === 'multipart',
    change: (shot, random) => ({
      ...shot,
      fileName: random.pick([
        'x.constructor',
        'x.__proto__',
        'x.toString',
        '../../a.png',
        'a',
        '.',
      ]),
    }),
  },
  withSigned('别的权限', (random) => ({ permission: random.pick(permissionCodes) })),
  withSigned('没有的权限', () => ({ permission: 'no.such.right' })),
  withSigned('没有请求编号', () => ({ key: '' }), isWrite),
  withSigned('坏的请求编号', () => ({ key: 'abc' }), isWrite),
  withSigned('没有版本', () => ({ ifMatch: '' }), isVersioned),
  withSigned(
    '坏的版本',
    (random) => ({
      ifMatch: random.pick(['*', '"99999999999"', '"-1"', '"0"']),
    }),
    isVersioned,
  ),
  withSigned('旧的时间', () => ({ stamp: '1500000000000' })),
  withSigned('奇怪的时间', (random) => ({
    stamp: random.pick(['-1', 'NaN', '9'.repeat(15), '0']),
  })),
  withSigned('别的方法', (random) => ({ method: random.pick(METHODS) })),
  withHeaders('没有凭证', { [names.token]: undefined }),
  withHeaders('坏的凭证', { [names.token]: 'e30.e30.x' }),
  withHeaders('没有签名', { [names.signatureFull]: undefined, [names.signature]: undefined }),
  withHeaders('签名之后改版本', { [names.ifMatch]: '"7"' }),
  withHeaders('别的应用', { [names.app]: 'tqc-x' }),
  {
    kind: '别人的签名',
    change: (shot, random, others) => {
      const { keys } = random.pick(others);
      const { signer } = shot;
      return { ...shot, signer: { token: signer.token, keys, now: () => signer.now() } };
    },
  },
  withSigned('同一编号', () => ({ key: SAME_KEY }), isWrite),
];

const SAME_KEY = uuid7();
