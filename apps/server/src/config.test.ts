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
