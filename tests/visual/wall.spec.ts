import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { expect, test, type Page, type TestInfo } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { NO_PICTURES } from '../browser/pinnedBrowser';
import { demoMaps } from './demoMaps';
import { matchPicture } from './matchPicture';
import { playWall } from './playWall';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SHAPES = [
  ['4x3', 1024, 768],
  ['16x9', 1600, 900],
  ['21x9', 2100, 900],
  ['32x9', 3200, 900],
  ['portrait', 900, 1600],
] as const;
/** How long the panels may take to be drawn: canvases draw one a frame. */
const SETTLE = 2000;
const AGAIN = 100;

/** Waits until two looks in a row are the same. */
async function stands(page: Page): Promise<void> {
  const until = performance.now() + SETTLE;
  let before = await page.screenshot();
  while (performance.now() < until) {
    await page.waitForTimeout(AGAIN);
    const now = await page.screenshot();
    if (now.equals(before)) return;
    before = now;
  }
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

function matchWall(info: TestInfo, page: Page, name: string): Promise<void> {
  const none = process.env[NO_PICTURES];
  test.skip(none !== undefined, `大屏查过，图片没有比：${none}`);
  // Long tables turn their pages by the clock; how far they are by now is not what the picture is
  // about.
  const shoot = async () => {
    await page.evaluate(() => {
      for (const box of document.querySelectorAll('[role="region"]')) box.scrollTop = 0;
    });
    return page.screenshot({ animations: 'disabled' });
  };
  // A select keeps the place it gave its text when the font had not come yet, up to a pixel off;
  // laid out anew it is where it belongs.
  const afresh = () =>
    page.evaluate(() => {
      for (const select of document.querySelectorAll('select')) {
        select.style.display = 'none';
        select.getBoundingClientRect();
        select.style.display = '';
      }
    });
  return matchPicture(info, { name: `wall/${name}`, shoot, afresh });
}

for (const [name, width, height] of SHAPES) {
  test(`${name}：画面与存档一致，无障碍检查为零`, async ({ page }, info) => {
    await page.setViewportSize({ width, height });
    await playWall(page, { scene: 'register' });
    await stands(page);
    expect(await violations(page)).toEqual([]);
    await matchWall(info, page, name);
  });
}

for (const scene of ['enroll', 'cert', 'system']) {
  test(`画面 ${scene}：未建的业务写明尚无数据`, async ({ page }, info) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await playWall(page, { scene });
    await stands(page);
    expect(await violations(page)).toEqual([]);
    await matchWall(info, page, scene);
  });
}

test('两种空：没有记录写尚无数据，没有报送写未报送，都不画成零', async ({ page }, info) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await playWall(page, { scene: 'register', filling: 'empty' });
  await stands(page);
  await expect(page.getByText('尚无数据')).toHaveCount(12);
  await matchWall(info, page, 'empty');
});

test('没有报送的单位不等于零', async ({ page }, info) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await playWall(page, { scene: 'register', filling: 'unreported' });
  await stands(page);
  expect(await page.getByText('未报送').count()).toBeGreaterThan(5);
  expect(await violations(page)).toEqual([]);
  await matchWall(info, page, 'unreported');
});

test('有经过审核的地图资料包就画地图，印审图号；台湾、香港、澳门资料暂缺', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await playWall(page, { scene: 'register', maps: demoMaps() });
  await expect(
    page.getByRole('img', {
      name: /认定人数分布：地图.*台湾省、香港特别行政区、澳门特别行政区资料暂缺.*审图号：（示例，非真实审图号）/,
    }),
  ).toBeVisible();
  await stands(page);
  expect(await violations(page)).toEqual([]);
  await matchWall(info, page, 'map');
});

for (const [reason, change] of [
  ['全国地图没有审图号，不能使用', { reviewNo: '' }],
  ['地图资料包的图形与摘要不符，可能被改动过', { sha256: '0'.repeat(64) }],
  ['地图资料包已于 2024-01-01 到期', { validTo: '2024-01-01' }],
] as const) {
  test(`资料包不合条件就用格子图并说明：${reason}`, async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await playWall(page, { scene: 'register', maps: demoMaps(change) });
    await expect(page.getByText(`${reason}，未采用该地图`)).toBeVisible();
    await expect(page.getByRole('img', { name: /认定人数分布：格子地图/ })).toBeVisible();
  });
}

test('每个面板都能转成表格，数与图相同', async ({ page }, info) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await playWall(page, { scene: 'register' });
  await page.getByRole('button', { name: '办理漏斗' }).click();
  await expect(
    page
      .getByRole('region', { name: '办理漏斗', exact: true })
      .getByRole('cell', { name: '60,210' }),
  ).toBeVisible();
  await page.getByRole('button', { name: '办理漏斗' }).click();
  await page.keyboard.press('t');
  await expect(page.locator('[data-slot] table:visible')).toHaveCount(12);
  await expect(page.locator('[data-slot] canvas:visible')).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: '今日要情' }).getByRole('cell', { name: '60,210' }),
  ).toBeVisible();
  await stands(page);
  expect(await violations(page)).toEqual([]);
  await matchWall(info, page, 'tables');
});

test('重新载入时底色一直是暗的，不闪白', async ({ page }) => {
  await playWall(page, { scene: 'register' });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { ground: getComputedStyle(document.body).backgroundColor }),
    ),
  );
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { ground?: string }).ground))
    .toBe('rgb(18, 18, 18)');
});
