import { expect } from '@playwright/test';
import { signedIn } from './pages';
import { test } from './test';

test('查找页面：拼音首字母找到认定审批，回车打开', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_x320101');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '查找页面' }).fill('rdsp');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '认定审批' })).toBeVisible();
});
