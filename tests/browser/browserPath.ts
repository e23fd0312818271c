import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';

/** 测试用 Chromium 的启动参数：无沙箱、无后台联网，保证断网机器上结果一致。 */
export const browserArgs: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** 同时打开几个页面跑测试文件：vitest 自己只用核数减一，两核的机器就只有一个页面，大半时间在等。 */
export const browserPages = Math.max(2, availableParallelism() - 1);

/** 返回第一个存在的浏览器的绝对路径：环境变量、系统、playwright、npm 包；都没有时抛错。 */
export async function browserPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return (await import('@sparticuz/chromium')).default.executablePath();
}
