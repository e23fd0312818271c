import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { readCsv } from '../../apps/server/src/kit/export/exportTesting';
import { pdfWords, sheetRows } from '../../apps/server/src/trade/reports/reportFilesTesting';
import { confirm, fill, pick, rowAction, submit } from './dialogs';
import { atPace, openInside, openMenu, shown, signedIn } from './pages';
import { test } from './test';
import { changeRows } from './product';

// What one person makes is read, taken away, handed in and given back by others.
test.describe.configure({ mode: 'serial' });

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

const RECOGNITION = '/monitor/MonitorReport?type=2';
const FILES = ['Excel', 'CSV', 'PDF'] as const;

/** The lines of the report as the page shows them, the sum last. */
const linesOf = (page: Page) =>
  page
    .getByRole('grid', { name: NAME })
    .filter({ visible: true })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .map((row) =>
          [...row.querySelectorAll('[role=gridcell]')].map((cell) => cell.textContent ?? ''),
        )
        .filter((cells) => cells.length > 0),
    );

const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: '资料' })
    .filter({ visible: true })
    .getByRole('button', { name });

/** The figures that lead to what stands behind them. */
const behindButtons = (page: Page) =>
  page.getByRole('button', { name: /，查看明细$/ }).filter({ visible: true });

/** Opens the report on the page of its subject. */
async function openReport(page: Page): Promise<void> {
  await openInside(page, RECOGNITION);
  await chooseReport(page);
}

/** Chooses the report among those of its subject, and waits for its figures. */
async function chooseReport(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: '报表' }).getByRole('button', { name: NAME }).click();
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(shown(page, /统计截止时间/)).toBeVisible();
}

/** The state of what was given back, in the list of what was handed in. */
const returned = (page: Page) =>
  page
    .getByRole('row')
    .filter({ hasText: NAME })
    .getByRole('gridcell', { name: '退回', exact: true });

/** Has a file made of the report as it stands. */
async function makeFile(page: Page, format: (typeof FILES)[number]): Promise<void> {
  await page.getByRole('button', { name: '生成文件' }).filter({ visible: true }).click();
  await pick(page, '格式', format);
  await submit(page);
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
}

/** Fetches a file of the whole report, when it is there. */
async function fetchFile(page: Page, format: (typeof FILES)[number]): Promise<Buffer> {
  const file = page
    .getByRole('row')
    .filter({ hasText: NAME })
    .filter({ hasText: format })
    .filter({ hasText: '；全部' })
    .filter({ visible: true });
  const download = page.waitForEvent('download');
  await file.getByRole('button', { name: '下载', exact: true }).click();
  return readFileSync(await (await download).path());
}

test('区县看数、拿走三种文件、收到定时文件、报送，市级看明细、退回', async ({ browser }) => {
  const county = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
  const who = await county.getByRole('banner').getByRole('button', { name: / · / }).innerText();
  // Their name stands over the organisation and its level.
  const [person = '', place = ''] = who.split('\n').map((line) => line.trim());
  const [org = ''] = place.split(' · ');

  // The centre sets that the county gets it every morning; the morning comes at once.
  const centre = await signedIn(browser, 'demo_gj', atPace('demo_gj'));
  await openMenu(centre, '报表设计器');
  await rowAction(centre, NAME, '定时');
  await centre.getByRole('button', { name: '选择人员' }).click();
  const people = centre.getByRole('dialog', { name: '选择人员' });
  await people.getByLabel('姓名', { exact: true }).fill(person);
  await people.getByRole('button', { name: '查 询' }).click();
  await people
    .getByRole('row')
    .filter({ hasText: person })
    .filter({ hasText: org })
    .first()
    .getByRole('checkbox')
    .check();
  await people.getByRole('button', { name: '确定' }).click();
  await submit(centre);
  await expect(
    centre.getByRole('row').filter({ hasText: NAME }).getByText('每天8点'),
  ).toBeVisible();
  await centre.context().close();
  await changeRows(
    `update report_schedule s set next_at = '2024-06-18T00:00:00Z' from report r where r.report_id = s.report_id and r.name = '${NAME}'`,
  );

  await openReport(county);
  const lines = await linesOf(county);
  expect(lines.length).toBeGreaterThan(1);

  // A county is not let behind the figures: the city above it is, and finds as many rows.
  await expect(behindButtons(county)).toHaveCount(0);
  const city = await signedIn(browser, 'demo_c3201', atPace('demo_c3201'));
  await openReport(city);
  const figure = behindButtons(city).nth(1);
  const count = (await figure.innerText()).trim();
  await figure.click();
  const behind = city.getByRole('dialog', { name: /：明细$/ });
  await expect(behind.getByText(`共 ${count.replace(',', '')} 条记录`)).toBeVisible();
  await city.keyboard.press('Escape');
  await expect(behind).toHaveCount(0);

  for (const format of FILES) await makeFile(county, format);
  await tab(county, '文件任务').click();
  const whole = county.getByRole('row').filter({ hasText: NAME }).filter({ hasText: '；全部' });
  await expect(whole.getByText('已完成')).toHaveCount(FILES.length);
  const said = (cell: string | number) =>
    typeof cell === 'number' ? cell.toLocaleString('en') : cell;
  const sheet = sheetRows(await fetchFile(county, 'Excel'));
  expect(sheet.slice(-lines.length).map((row) => row.map(said))).toEqual(lines);
  const text = readCsv(await fetchFile(county, 'CSV'));
  expect(
    text.slice(-lines.length).map((row) => row.map((cell) => cell.replaceAll(',', ''))),
  ).toEqual(lines.map((row) => row.map((cell) => cell.replaceAll(',', ''))));
  const words = (await pdfWords(await fetchFile(county, 'PDF'))).flat();
  for (const cell of new Set(lines.flat().filter((one) => one !== '')))
    expect(words.filter((word) => word === cell).length, cell).toBeGreaterThanOrEqual(
      lines.flat().filter((one) => one === cell).length,
    );

  await tab(county, '报表').click();
  await chooseReport(county);
  // The tab of the same name stands before it.
  await county
    .getByRole('button', { name: '报送', exact: true })
    .filter({ visible: true })
    .last()
    .click();
  await pick(county, '统计期', '2024年5月');
  await fill(county, { 说明: '申报集中在这个月' });
  await submit(county);
  await expect(county.getByRole('dialog').filter({ visible: true })).toHaveCount(0);

  await tab(city, '报送').click();
  await rowAction(city, NAME, '退回');
  await fill(city, { 意见: '请核对受理人数后再报' });
  await submit(city);
  await expect(returned(city)).toBeVisible();
  await city.context().close();

  await tab(county, '报送').click();
  await expect(returned(county)).toBeVisible();
  // What is made by itself covers the day before.
  await tab(county, '文件任务').click();
  const planned = county
    .getByRole('row')
    .filter({ hasText: NAME })
    .filter({ hasText: '2024-06-17至2024-06-17' });
  await expect(async () => {
    await county.getByRole('button', { name: '查 询' }).filter({ visible: true }).click();
    await expect(planned.getByText('已完成')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 120_000 });
  await county.getByRole('button', { name: /^消息，/ }).click();
  const bell = county.getByRole('region', { name: '消息列表' });
  await expect(bell.getByText('报送的报表被退回').first()).toBeVisible();
  await expect(bell.getByText('报表文件已生成').first()).toBeVisible();
  await county.context().close();
});
