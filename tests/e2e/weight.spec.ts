import { expect, type Page } from '@playwright/test';
import { base } from './pages';
import { test } from './test';

const KIB = 1024;
/**
 * Long enough for what a page loads after its first paint, in milliseconds; the line of the bell
 * stays open, so the network is never idle.
 */
const SETTLE = 2500;

/** JavaScript that came over the line so far, gzip, in KiB, and the names of the files. */
async function watchScripts(page: Page): Promise<{ weight(): number; names(): readonly string[] }> {
  const seen = new Map<string, number>();
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url()))
      void response
        .headerValue('content-length')
        .then((length) => seen.set(response.url(), Number(length ?? 0)));
  });
  await page.route('**/assets/*.js', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'accept-encoding': 'gzip' } }),
  );
  return {
    weight: () => [...seen.values()].reduce((sum, bytes) => sum + bytes, 0) / KIB,
    names: () => [...seen.keys()],
  };
}

test('脚本的分量：登录页、框架、第一个列表', async ({ page }) => {
  const scripts = await watchScripts(page);
  // After sign-in a page without content of its own: what is weighed then is the shell.
  await page.goto(`${base()}/Login?redirect=%2FDevelopment`);
  await expect(page.getByRole('button', { name: '登 录' })).toBeVisible();
  await page.waitForTimeout(SETTLE);
  const signIn = scripts.weight();
  await page.getByLabel('用户名').fill('demo_q0001');
  await page.getByLabel('密码').fill('Yanshi-2024#');
  await page.getByRole('button', { name: '登 录' }).click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.waitForTimeout(SETTLE);
  const shell = scripts.weight();
  await page.getByRole('link', { name: '认定数据查看' }).first().click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.waitForTimeout(SETTLE);
  const list = scripts.weight();
  console.log(
    `登录页 ${signIn.toFixed(0)} KiB，框架 ${shell.toFixed(0)} KiB，第一个列表 ${list.toFixed(0)} KiB（gzip）`,
  );
  expect(scripts.names().filter((name) => /pdf|echarts|xlsx|Chart/.test(name))).toEqual([]);
  expect(signIn).toBeLessThanOrEqual(160);
  expect(shell).toBeLessThanOrEqual(220);
  expect(list).toBeLessThanOrEqual(450);
  // What shares a file is said in apps/admin/vite.config.ts.
  expect(scripts.names().length).toBeLessThanOrEqual(30);
});
