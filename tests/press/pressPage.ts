import type { Locator, Page } from '@playwright/test';
import type { Findings } from './findings';

/** Milliseconds for what a button does to begin. */
const BEGINS = 250;
/** Milliseconds after which something that is still being fetched is a finding. */
const FETCHED = 15_000;
/** Layers that may lie over each other. */
const LAYERS = 5;
/** Choices that are opened in one form. */
const MOST_CHOICES = 30;

/** What belongs to every list is tried by the tests of the table, and not on every page. */
const OF_EVERY_LIST =
  /^(查 询|重 置|展开.*|收起.*|刷新列表|打印名单|导出|列设置|视图：.*|紧凑|适中|宽松|(上|下)一页|第 \d+ 页|\d+ 条\/页|全屏|跳至)$/;
const OF_A_HEAD = /排序|筛选|固定|宽度/;
const MORE = '更多';

/** What lies over a page: a dialog, a picture, what a button let down. */
const overIt = (page: Page) =>
  page
    .locator(
      '[role=dialog], [role=menu], [role=listbox], [aria-label=更多操作], .arco-modal, .arco-drawer, .arco-image-preview',
    )
    .filter({ visible: true });

async function settle(page: Page, findings: Findings): Promise<void> {
  await page.waitForTimeout(BEGINS);
  await page
    .locator('[aria-busy="true"]')
    .filter({ visible: true })
    .first()
    .waitFor({ state: 'hidden', timeout: FETCHED })
    .catch(() => findings.note('一直在加载'));
}

/** Puts away whatever lies over the page, as Escape and giving up do. */
async function clear(page: Page, findings: Findings): Promise<void> {
  for (let turn = 0; turn < LAYERS; turn += 1) {
    const leave = page.getByRole('button', { name: /^放弃/ }).filter({ visible: true });
    if (await leave.count()) await leave.first().click();
    else await page.keyboard.press('Escape');
    await page.waitForTimeout(BEGINS);
    if (turn > 0 && (await overIt(page).count()) === 0) return;
  }
  findings.note('关不掉');
  await page.reload();
  await settle(page, findings);
}

/** Opens every choice of a form: one without anything to choose is a finding. */
async function openChoices(page: Page, form: Locator, findings: Findings): Promise<void> {
  const boxes = form
    .locator('[role=combobox]:not(select):not([aria-disabled=true])')
    .filter({ visible: true });
  const count = Math.min(await boxes.count(), MOST_CHOICES);
  for (let at = 0; at < count; at += 1) {
    const box = boxes.nth(at);
    // In the corner no chosen value can be struck off by the click.
    await box.click({ position: { x: 4, y: 4 } }).catch(() => undefined);
    await settle(page, findings);
    await page
      .getByText('正在查找…')
      .filter({ visible: true })
      .first()
      .waitFor({ state: 'hidden', timeout: FETCHED })
      .catch(() => findings.note('一直在查找'));
    const offered = page
      .locator('[role=option], [role=treeitem], .arco-cascader-list-item')
      .filter({ visible: true });
    const typed = page.getByText('请键入文字查找').filter({ visible: true });
    if ((await offered.count()) + (await typed.count()) === 0 && !(await isExplained(box)))
      findings.note(`「${await nameOf(box)}」没有可选的`);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(BEGINS);
  }
}

/** A field can say itself why there is nothing to choose. */
const isExplained = (box: Locator) =>
  box.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.some((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent);
  });

const nameOf = (box: Locator) =>
  box.evaluate((element) => {
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = labels.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent);
    return element.getAttribute('aria-label') ?? named.join('') ?? '';
  });

interface Button {
  readonly name: string;
  /** Number of its row, as the table says it; of a button above the rows there is none. */
  readonly row: string | undefined;
}

/** The buttons of the page in front that can be pressed, those of its first row among them. */
async function buttonsOf(main: Locator): Promise<readonly string[]> {
  const found = await main
    .getByRole('button')
    .filter({ visible: true })
    .evaluateAll((all): Button[] =>
      all
        .filter((one) => !one.matches(':disabled, [aria-disabled=true]'))
        .map((one) => ({
          name: (one.getAttribute('aria-label') ?? one.textContent ?? '').trim(),
          row: one.closest('[role=row]')?.getAttribute('aria-rowindex') ?? undefined,
        })),
    );
  const first = found.find(({ row }) => row !== undefined && row !== '1')?.row;
  const names = found
    .filter(({ name, row }) => name !== '' && (row === undefined || row === first))
    .map(({ name }) => name)
    .filter((name) => !OF_EVERY_LIST.test(name) && !OF_A_HEAD.test(name));
  return [...new Set(names)];
}

/** Presses every button of the page in front once, and those behind 更多 of its first row. */
export async function pressPage(page: Page, title: string, findings: Findings): Promise<void> {
  const main = page.getByRole('main');
  const address = page.url();
  const named = (within: Locator, name: string) =>
    within.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  const press = async (name: string, behind?: string) => {
    findings.at(behind === undefined ? `${title} › ${name}` : `${title} › ${behind} › ${name}`);
    if (behind !== undefined) await named(main, behind).click();
    const button = behind === undefined ? named(main, name) : named(moreOf(page), name);
    // What another button changed may have taken it away.
    if ((await button.count()) === 0) return clear(page, findings);
    await button.click().catch(({ message }: Error) => findings.note(`按不到 ${message}`));
    await settle(page, findings);
    const form = page.getByRole('dialog').filter({ visible: true });
    if (await form.count()) await openChoices(page, form.last(), findings);
    await clear(page, findings);
    if (page.url() !== address) await goTo(page, address, findings);
  };
  await settle(page, findings);
  const names = await buttonsOf(main);
  for (const name of names) if (name !== MORE) await press(name);
  if (names.includes(MORE)) {
    findings.at(`${title} › ${MORE}`);
    await named(main, MORE).click();
    const behind = await buttonsOf(moreOf(page));
    await clear(page, findings);
    for (const name of behind) await press(name, MORE);
  }
  findings.at(`${title} › 查询条件`);
  const search = main.getByRole('search').filter({ visible: true });
  const unfold = search.getByRole('button', { name: /^展开/ });
  if (await unfold.count()) await unfold.first().click();
  // Filters of a list in which nothing has ever stood have nothing to choose from either.
  const empty = main.getByText('暂无数据', { exact: true }).filter({ visible: true });
  if ((await search.count()) && (await empty.count()) === 0)
    await openChoices(page, search.first(), findings);
  await clear(page, findings);
}

const moreOf = (page: Page) =>
  page.getByRole('group', { name: '更多操作' }).filter({ visible: true });

/** Goes to an address inside the app, as a link does. */
export async function goTo(page: Page, address: string, findings: Findings): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await settle(page, findings);
}
