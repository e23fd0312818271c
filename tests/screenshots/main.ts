import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserLaunch } from '../browser/browserPath';
import { startServer } from '../product/startServer';

const folder = resolve(import.meta.dirname, '../../docs/pictures');
const SETTLE = 1500;

/** The pictures of the READMEs, taken from the running product: `npm run screenshots`. */
async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { url, stop } = await startServer('dev');
  const browser = await chromium.launch(await browserLaunch());
  const base = `${url}/tqc`;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const shoot = async (name: string, on: Page = page) => {
    await on.waitForTimeout(SETTLE);
    await on.evaluate(() => document.fonts.ready);
    await on.screenshot({ path: resolve(folder, `${name}.png`) });
  };
  await page.goto(`${base}/Login`);
  await shoot('sign-in');
  await page.getByLabel('用户名').fill('demo_x320101');
  await page.getByLabel('密码').fill('Yanshi-2024#');
  await page.getByRole('button', { name: '登 录' }).click();
  await page.getByRole('navigation', { name: '主菜单' }).waitFor();
  await shoot('workbench');
  await page.goto(`${base}/register/RegistrationAudSubModel`);
  await shoot('approval');
  await page.goto(`${base}/register/desk?step=audit`);
  await page.getByRole('group', { name: '图片预览' }).waitFor();
  await shoot('review');
  await browser.close();
  await stop();
}

await main();
