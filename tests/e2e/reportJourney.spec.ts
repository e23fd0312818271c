import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { read, utils } from 'xlsx';
import { confirm, fill, pick, rowAction, submit } from './dialogs';
import { atPace, openMenu, shown, signedIn } from './pages';
import { changeRows } from './product';

const NAME = '本省认定情况（自建）';
const FORMATS = ['Excel', 'CSV', 'PDF'] as const;

// One report from its first key to its return, in the order in which it happens.
test.describe.configure({ mode: 'serial' });

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

/** Chooses by keys: the list opens, what is typed narrows it, and the first that is left is taken. */
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

/** The figures of the table in front, row by row as they are read; the sum is the last. */
async function tableOf(page: Page): Promise<string[][]> {
  const grid = page.getByRole('grid', { name: NAME }).filter({ visible: true });
  await expect(shown(page, /统计截止时间：/)).toBeVisible();
  await expect(grid.getByRole('button', { name: /，查看明细$/ }).first()).toBeVisible();
  return grid.evaluate((one) =>
    [...one.querySelectorAll('[role="row"]')]
      .map((row) =>
        [...row.querySelectorAll('[role="gridcell"]')].map((cell) =>
          (cell.textContent ?? '').trim(),
        ),
      )
      .filter((cells) => cells.length > 1),
  );
}

const part = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: '资料' })
    .filter({ visible: true })
    .getByRole('button', { name, exact: true });
const numberOf = (text: string) => text.replaceAll(',', '');

let table: string[][] = [];

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

test('省级预览、看明细、生成三种文件，重新打开后与预览逐数相同', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_s32', atPace('demo_s32'));
  await page.setViewportSize({ width: 2600, height: 1200 });
  await openMenu(page, '认定监控');
  await page.getByRole('navigation', { name: '报表' }).getByRole('button', { name: NAME }).click();
  table = await tableOf(page);
  expect(table.length).toBeGreaterThan(2);
  await test.step('一个数后面的明细和它一样多', async () => {
    const figure = page.getByRole('button', { name: /受理人数 [\d,]+，查看明细$/ }).first();
    const n = numberOf((await figure.innerText()).trim());
    await figure.click();
    const behind = page.getByRole('dialog', { name: /：明细/ });
    await expect(behind.getByText(`共 ${n} 条记录`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(behind).toBeHidden();
  });
  for (const format of FORMATS) {
    await page.getByRole('button', { name: '生成文件' }).click();
    await pick(page, '格式', format);
    await submit(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await part(page, '文件任务').click();
  const done = page.getByRole('row').filter({ hasText: NAME }).filter({ hasText: '完成' });
  await expect(async () => {
    await page.getByRole('button', { name: '刷新', exact: true }).filter({ visible: true }).click();
    await expect(done).toHaveCount(FORMATS.length, { timeout: 2_000 });
  }).toPass();
  const want = table.map((cells) => cells.map(numberOf));
  const fetched = async (format: string) => {
    const saved = page.waitForEvent('download');
    const row = done.filter({ hasText: format });
    await row.getByRole('button', { name: '下载' }).click();
    return readFileSync(await (await saved).path());
  };
  const book = read(await fetched(FORMATS[0]));
  const sheet = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
    header: 1,
    raw: true,
    defval: '',
  });
  expect(sheet.slice(-want.length).map((cells) => cells.map(String))).toEqual(want);
  const lines = (await fetched(FORMATS[1])).toString('utf8').trimEnd().split(/\r?\n/);
  expect(lines.slice(-want.length).map((line) => line.split(','))).toEqual(want);
  const words = await wordsOf(await fetched(FORMATS[2]));
  for (const [at, cells] of table.entries()) {
    const label = words.indexOf(cells[0] ?? '', 0);
    expect(label, `第${at + 1}行在 PDF 里`).toBeGreaterThan(-1);
    expect(words.slice(label, label + cells.length)).toEqual(cells);
  }
  await page.context().close();
});

/** Every text of a document from the upper left to the lower right. */
async function wordsOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const words: string[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    words.push(...items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : [])));
  }
  return words;
}

test('定时生成发给省级，省级收到；报送上级，被退回后看到意见', async ({ browser }) => {
  const centre = await signedIn(browser, 'demo_gj', atPace('demo_gj'));
  await test.step('定时', async () => {
    await openMenu(centre, '报表设计器');
    await rowAction(centre, NAME, '定时');
    await centre.getByRole('button', { name: '选择人员' }).click();
    const picker = centre.getByRole('dialog', { name: '选择人员' });
    await picker.getByRole('textbox', { name: '机构名称' }).fill('江苏省教育厅');
    await picker.getByRole('button', { name: '查 询' }).click();
    await picker
      .getByRole('row')
      .filter({ hasText: '江苏省教育厅' })
      .first()
      .getByRole('checkbox')
      .click();
    await picker.getByRole('button', { name: /确\s?定/ }).click();
    await submit(centre);
    await expect(shown(centre, '定时设置已保存')).toBeVisible();
  });
  // Nobody waits for eight o'clock: the time has come, and the job is woken.
  await changeRows(
    "update report_schedule set next_at = '2024-06-01T00:00:00Z'; select graphile_worker.add_job('reportSchedules', '{}')",
  );
  const province = await signedIn(browser, 'demo_s32', atPace('demo_s32'));
  await test.step('收到', async () => {
    await openMenu(province, '认定监控');
    await part(province, '文件任务').click();
    const files = province.getByRole('row').filter({ hasText: NAME }).filter({ hasText: '完成' });
    await expect(async () => {
      await province
        .getByRole('button', { name: '刷新', exact: true })
        .filter({ visible: true })
        .click();
      await expect(files).toHaveCount(FORMATS.length + 1, { timeout: 2_000 });
    }).toPass();
  });
  await test.step('报送', async () => {
    await part(province, '报表').click();
    await province
      .getByRole('navigation', { name: '报表' })
      .getByRole('button', { name: NAME })
      .click();
    await province.getByRole('button', { name: '报送', exact: true }).click();
    await pick(province, '统计期', /^2024年0?5月$/);
    await fill(province, { 说明: '下级尚未报全，先报本省汇总' });
    await submit(province);
    await expect(shown(province, '已报送上级机构')).toBeVisible();
  });
  await test.step('退回', async () => {
    await openMenu(centre, '认定监控');
    await part(centre, '报送').click();
    await rowAction(centre, NAME, '退回');
    await fill(centre, { 意见: '请等下级报全后重新报送' });
    await submit(centre);
    await expect(
      centre.getByRole('row').filter({ hasText: NAME }).getByText('已退回'),
    ).toBeVisible();
  });
  await part(province, '报送').click();
  const returned = province.getByRole('row').filter({ hasText: NAME });
  await expect(returned.getByText('已退回')).toBeVisible();
  await expect(returned.getByText('请等下级报全后重新报送')).toBeVisible();
  await expect(returned.getByRole('button', { name: '重新报送' })).toBeVisible();
});
