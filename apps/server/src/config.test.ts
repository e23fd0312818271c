import { expect, test } from 'vitest';
import { readConfig } from './config';

test.each<[Record<string, string>, string]>([
  [{}, 'demo'],
  [{ HOST: 'localhost' }, 'demo'],
  [{ HOST: '127.0.0.1' }, 'demo'],
  [{ HOST: '::1' }, 'demo'],
  [{ HOST: '0.0.0.0' }, 'none'],
  [{ HOST: '::' }, 'none'],
  [{ HOST: '192.168.1.8' }, 'none'],
  [{ HOST: '127.0.0.1.example.org' }, 'none'],
  [{ DATABASE_URL: 'postgres://a@db/x' }, 'none'],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://a@db/x', HOST: '0.0.0.0' }, 'none'],
  [{ HOST: '0.0.0.0', TQC_DEMO: 'demo' }, 'demo'],
  [{ DATABASE_URL: 'postgres://a@db/x', TQC_DEMO: 'dev' }, 'dev'],
  [{ TQC_TRUSTED_PROXIES: '127.0.0.1' }, 'none'],
  [{ TQC_ORIGIN: 'https://tqc.example' }, 'none'],
  [{ TQC_DEMO: 'none' }, 'none'],
])('没有说明时只在本机、内置数据库上填演示数据：%o → %s', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});

test.each<[string | undefined, { one: number; many: number } | undefined]>([
  [undefined, { one: 10, many: 60 }],
  ['5', { one: 5, many: 30 }],
  ['10,90', { one: 10, many: 90 }],
  ['0', undefined],
  ['0,60', { one: 0, many: 60 }],
])('办理后可以撤回的秒数：%s', (text, undo) => {
  expect(readConfig(text === undefined ? {} : { TQC_UNDO: text }).undo).toEqual(undo);
});

test.each(['x', '-1', '10,60,5', '1.5', '10,9999'])('TQC_UNDO=%s 不能用，说明怎样写', (text) => {
  expect(() => readConfig({ TQC_UNDO: text })).toThrow(`TQC_UNDO=${text} 不可用`);
});

test('国家平台的接入地址要带编号和密钥，速度是每秒条数；写错了说明怎样写', () => {
  const url = 'https://platform.example/api';
  const line = { TQC_PLATFORM: url, TQC_PLATFORM_APP: 'tqc01', TQC_PLATFORM_KEY: 'x' };
  expect(readConfig({}).platform).toBeUndefined();
  expect(readConfig({ TQC_PLATFORM: 'none' }).platform).toEqual({ kind: 'none' });
  expect(readConfig(line).platform).toMatchObject({ kind: 'http', appId: 'tqc01', rate: 20 });
  expect(() => readConfig({ TQC_PLATFORM: 'platform' })).toThrow('请填写国家平台的接入地址');
  expect(() => readConfig({ ...line, TQC_PLATFORM: 'http://platform.example' })).toThrow('https');
  expect(() => readConfig({ TQC_PLATFORM: url })).toThrow('TQC_PLATFORM_KEY');
  expect(() => readConfig({ ...line, TQC_PLATFORM_RATE: '0' })).toThrow('每秒推送条数');
});
