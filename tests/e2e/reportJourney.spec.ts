import { expect, test, type Page } from '@playwright/test';
import { confirm, rowAction } from './dialogs';
import { atPace, shown, signedIn } from './pages';

const NAME = '本省认定情况（自建）';

declare global {
  var pointers: string[];
}
/** Runs in the page before it begins: notes every touch of a pointer. */
function notePointers(): void {
  globalThis.pointers = [];
  for (const kind of ['pointerdown', 'wheel', 'touchstart'])
    addEventListener(kind, () => globalThis.pointers.push(kind), true);
}

const defined = (page: Page) => page.getByRole('region', { name: '报表定义' });
const group = (page: Page, at: number) => defined(page).getByRole('group', { name: `第${at}组列` });

/** Chooses by keys: the list opens, what is typed narrows it, and the first left is taken. */
async function choose(page: Page, field: ReturnType<Page['locator']>, option: string) {
  await field.focus();
  await page.keyboard.press('Enter');
  // Only a list that can be searched has something to type into.
  const isSearched = await page.evaluate(() => document.activeElement?.tagName === 'INPUT');
  if (isSearched) await page.keyboard.type(option);
  const found = page.getByRole('option', { name: option, exact: true }).filter({ visible: true });
  await expect(found).toBeVisible();
  // The one that is marked is taken: it is looked for from the top.
  for (let steps = 0; steps < 40; steps += 1) {
    if (await found.evaluate((one) => /hover/.test(one.className))) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('option').filter({ visible: true })).toHaveCount(0);
}

test('只用键盘从空白做出认定情况统计表，保存、看到数据，发布', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_gj', atPace('demo_gj'));
  await page.addInitScript(notePointers);
  await page.evaluate(notePointers);
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '报表设计器', exact: true })
    .press('Enter');
  await page.getByRole('button', { name: '新建报表' }).press('Enter');
  await defined(page).getByRole('textbox', { name: '报表名称' }).focus();
  await page.keyboard.type(NAME);
  const columns: readonly {
    readonly measure: string;
    readonly title?: string;
    readonly split?: string;
  }[] = [
    { measure: '申请人数' },
    { measure: '受理人数' },
    { measure: '确认通过' },
    { measure: '认定通过', split: '资格种类', title: '认定人数' },
    { measure: '认定未通过', title: '不予认定人数' },
    { measure: '发证数' },
    { measure: '认定通过率' },
  ];
  for (const [index, { measure, title, split }] of columns.entries()) {
    const at = index + 1;
    if (index > 0) await defined(page).getByRole('button', { name: '添加一组列' }).press('Enter');
    await choose(page, group(page, at).getByRole('combobox', { name: '指标' }), measure);
    if (split !== undefined) {
      await choose(page, group(page, at).getByRole('combobox', { name: '按取值展开' }), split);
      await group(page, at).getByRole('switch', { name: '先列合计' }).press('Space');
    }
    if (title !== undefined) {
      await group(page, at).getByRole('textbox', { name: '标题' }).focus();
      await page.keyboard.type(title);
    }
  }
  await expect(page.getByRole('columnheader', { name: '认定人数' }).first()).toBeVisible();
  await page.getByRole('button', { name: '保存草稿' }).press('Enter');
  await expect(shown(page, /统计截止时间/)).toBeVisible();
  expect(await page.evaluate(() => globalThis.pointers)).toEqual([]);
  await page.getByRole('button', { name: '返回列表' }).press('Enter');
  await rowAction(page, NAME, '发布');
  await confirm(page);
  await expect(page.getByRole('row').filter({ hasText: NAME }).getByText('已发布')).toBeVisible();
  await page.context().close();
});
