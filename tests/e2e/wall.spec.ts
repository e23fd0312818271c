import { wall } from '@tqc/contract/monitor';
import { createTransport, signIn } from '@tqc/client';
import { registration } from '@tqc/contract/register';
import { expect, type Page } from '@playwright/test';
import { openProxy } from '../perf/wall/proxy';
import { shown, signedIn } from './pages';
import { test } from './test';
import { product, simulate } from './product';

const url = () => product().url;

/** A figure of the strip at the top, as it is read aloud. */
async function figure(page: Page, title: string): Promise<number> {
  const label = await page
    .getByRole('img', { name: new RegExp(`^${title} `) })
    .getAttribute('aria-label');
  return Number((label ?? '').replace(/[^\d]/g, ''));
}

async function drawn(page: Page): Promise<void> {
  await expect(page.locator('[data-slot]')).toHaveCount(12);
  await expect(page.locator('[data-slot][data-state="waiting"]')).toHaveCount(0);
}

test('从菜单打开大屏：数字随模拟申报变动，停用后立即变空白', async ({ browser }) => {
  const nation = await signedIn(browser, 'demo_gj');
  const [screen] = await Promise.all([
    nation.context().waitForEvent('page'),
    nation
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: '大屏监控', exact: true })
      .click(),
  ]);
  await drawn(screen);
  await expect(screen).toHaveURL(/\/dp\/$/);
  await expect(
    screen.getByRole('heading', { level: 1, name: '全国教师资格管理监测平台' }),
  ).toBeVisible();
  await expect(screen.getByRole('status')).toContainText('实时');
  await test.step('画面的名称点了就换，键盘也到得了', async () => {
    const names = screen.getByRole('group', { name: '画面' });
    await names.getByRole('button', { name: '系统运行' }).click();
    await expect(names.getByRole('button', { name: '系统运行' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(screen.getByRole('region', { name: '系统运行' })).toBeVisible();
    await names.getByRole('button', { name: '资格认定' }).press('Enter');
    await drawn(screen);
  });
  const before = await figure(screen, '网报人数');
  expect(before).toBeGreaterThan(100);
  await test.step('另一终端的模拟申报在一秒内到达', async () => {
    expect(await simulate(10, 41)).toContain('收下 10 份');
    await expect.poll(() => figure(screen, '网报人数'), { timeout: 3000 }).toBe(before + 10);
    // A digit that has turned over stands still: an animation kept for its end would be counted
    // anew with every frame of another.
    await expect(screen.locator('[data-turn]:not([data-turn="0"])').first()).toBeAttached();
    await expect
      .poll(() =>
        screen.evaluate(
          () =>
            document
              .getAnimations()
              .filter(
                ({ effect }) =>
                  effect instanceof KeyframeEffect && effect.target?.closest('[data-turn]'),
              ).length,
        ),
      )
      .toBe(0);
  });
  await test.step('下钻到省再回来', async () => {
    await screen.keyboard.press('t');
    await expect(screen.getByRole('table').first()).toBeVisible();
    await screen.keyboard.press('t');
    await screen.keyboard.press('ArrowRight');
    await expect(screen.getByRole('region', { name: '定期注册' })).toBeVisible();
    await expect(screen.getByText('尚无数据').first()).toBeVisible();
    await screen.keyboard.press('ArrowLeft');
    await drawn(screen);
  });
  await test.step('设备在清单里，停用后空白', async () => {
    await nation.getByRole('link', { name: '大屏设备管理' }).click();
    await nation
      .getByRole('grid')
      .getByRole('button', { name: '停用', exact: true })
      .first()
      .click();
    await nation
      .getByRole('dialog')
      .getByRole('button', { name: /确\s?定|停\s?用/ })
      .click();
    await expect(screen.getByRole('heading', { name: '大屏已停用' })).toBeVisible({
      timeout: 10_000,
    });
    await screen.reload();
    await expect(shown(screen, '请在管理端“大屏监控”打开大屏')).toBeVisible();
  });
});

test('线路断开又恢复：数据时间如实，恢复后一个不少；大屏会话不能调用别的接口', async ({
  browser,
}) => {
  const admin = createTransport({ baseUrl: url(), app: 'tqc-admin' });
  await signIn(admin, 'demo_gj', 'Yanshi-2024#');
  const proxy = await openProxy(Number(new URL(url()).port));
  const screen = await (await browser.newContext()).newPage();
  const { ticket } = await admin.send(wall.ticket, { scene: 'register', name: '断线演练屏' });
  await screen.goto(`${proxy.url}/dp/#t=${ticket}`);
  await drawn(screen);
  const before = await figure(screen, '网报人数');
  proxy.cut();
  await simulate(5, 42);
  await expect(screen.getByRole('status')).toContainText('正在重连', { timeout: 15_000 });
  await expect(screen.getByRole('status')).toContainText('数据截至');
  expect(await figure(screen, '网报人数')).toBe(before);
  await screen.reload();
  // The shell and the last figures are still there without a server.
  await drawn(screen);
  expect(await figure(screen, '网报人数')).toBe(before);
  proxy.mend();
  await expect.poll(() => figure(screen, '网报人数'), { timeout: 10_000 }).toBe(before + 5);
  await expect(screen.getByRole('status')).toContainText('实时');
  const used = await screen.evaluate(() => navigator.serviceWorker.controller !== null);
  expect(used).toBe(true);
  const { takeDisplay } = await import('../../apps/server/src/trade/wall/takeDisplay');
  const { display } = await takeDisplay(
    url(),
    (await admin.send(wall.ticket, { scene: 'register' })).ticket,
  );
  await expect(display.send(registration.list, {})).rejects.toMatchObject({ code: 403 });
  await expect(display.send(wall.devices, {})).rejects.toMatchObject({ code: 403 });
  await proxy.close();
});
