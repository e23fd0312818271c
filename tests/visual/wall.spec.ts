import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { playWall } from './playWall';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SHAPES = [['4x3', 1024, 768], ['16x9', 1600, 900], ['21x9', 2100, 900], ['32x9', 3200, 900], ['portrait', 900, 1600]] as const;
/** Canvases draw a panel a frame. */
const SETTLE = 2000;

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() => (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

for (const [name, width, height] of SHAPES) {
  test(`${name}：画面与存档一致，无障碍检查为零`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await playWall(page, { scene: 'register' });
    await page.waitForTimeout(SETTLE);
    expect(await violations(page)).toEqual([]);
    await expect(page).toHaveScreenshot(`wall-${name}.png`);
  });
}

for (const scene of ['enroll', 'cert', 'system']) {
  test(`画面 ${scene}：未建的业务写明尚无数据`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await playWall(page, { scene });
    await page.waitForTimeout(SETTLE);
    expect(await violations(page)).toEqual([]);
    await expect(page).toHaveScreenshot(`wall-${scene}.png`);
  });
}

test('两种空：没有记录写尚无数据，没有报送写未报送，都不画成零', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await playWall(page, { scene: 'register', filling: 'empty' });
  await page.waitForTimeout(SETTLE);
  await expect(page.getByText('尚无数据')).toHaveCount(12);
  await expect(page).toHaveScreenshot('wall-empty.png');
});

test('没有报送的单位不等于零', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await playWall(page, { scene: 'register', filling: 'unreported' });
  await page.waitForTimeout(SETTLE);
  expect(await page.getByText('未报送').count()).toBeGreaterThan(5);
  expect(await violations(page)).toEqual([]);
  await expect(page).toHaveScreenshot('wall-unreported.png');
});
