import { expect } from '@playwright/test';
import { maintenance } from '@tqc/contract/rms';
import { base, openMenu, signedIn } from './pages';
import { test } from './test';
import { callsAs } from './product';

const TITLE = '证书和限制库维护';

// Rules: notice-04
test('维护通知：公告期内打开时提示，看过就不再出现，另一个功能各提示一次；取消后不再提示', async ({
  browser,
}) => {
  const centre = await callsAs('demo_gj');
  const { id: maintId } = await centre.send(maintenance.create, {
    title: TITLE,
    areas: ['cert', 'limit'],
    allows: 1,
    tellFrom: '2024-06-01 00:00',
    beginTime: '2030-08-22 00:00',
    endTime: '2030-08-25 00:00',
    notice: '期间照片和文件不能查看和上传。\n请提前下载所需文件。',
  });
  const page = await signedIn(browser, 'demo_s32');
  const notice = page.getByRole('dialog', { name: TITLE });
  await openMenu(page, '教师资格证书管理');
  await expect(notice.getByText('请提前下载所需文件。')).toBeVisible();
  await notice.getByRole('button', { name: '知道了' }).click();
  await expect(notice).toHaveCount(0);
  await openMenu(page, '省级计划');
  await openMenu(page, '教师资格证书管理');
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '教师资格证书管理' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goto(`${base()}/limitModel/LimitationSubModel`);
  await expect(notice).toBeVisible();
  await centre.send(maintenance.remove, { maintId }, { version: 1 });
  await expect(notice).toHaveCount(0);
});
