import axe from 'axe-core';
import { screenOf } from '@tqc/contract/screens';
import { gateRegistry } from '@tqc/ui/PermissionGate';
import { applyTheme } from '@tqc/ui/tokens';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LONG, writingRights, type ListState } from '../../kit/story/listState';
import { screenStories, type ScreenStory } from '../screenStories';

/** Screens that read nothing: no state of an answer is theirs. */
export const STILL = new Set(['DevelopmentScreen', 'TqcStatScreen']);
/** Every screen that reads, in the order of its file. */
export const reading = screenStories.filter(({ name }) => !STILL.has(name));
/** Rules about colour; the others are the same in every theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const TABS = 60;
/** What the shell leaves of a window of 1440: its menu is 255 wide. */
const ROOM = 1440 - 255;

/**
 * Said while Storybook mounts a story inside React's `act` and an answer of a fake comes in at that
 * moment: it is about the testing environment, and nobody outside a test hears it.
 */
const MOUNTING = 'The current testing environment is not configured to support act(...)';

/**
 * Walks one of `parts` equal parts of the screens through the states that an answer can have. Each
 * state is drawn once, and all that is to be said about it is said there. What a list shows where
 * it has no rows is a piece of the kit, seen by axe in both themes in its own stories.
 *
 * @param part counted from 1
 */
export function walkStates(part: number, parts: number): void {
  const consoleLines = vi.fn();
  beforeEach(() => {
    consoleLines.mockReset();
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation(
        (...args) => void (args[0] === MOUNTING || consoleLines(level, ...args)),
      );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    applyTheme('white');
  });
  const silent = () => expect(consoleLines.mock.calls).toEqual([]);

  const own = reading.filter((_, at) => at % parts === part - 1);
  describe.each(own.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const { isList, play } = one;

    // A page is drawn once for what it is to a person: waited for, failed, tried again, usual.
    test('等时说在等；出错说原因和编号，重试后是通常的样子：键盘走得到，1440 宽看得全；只能看时没有写的按钮（error-06、permission-12）', async () => {
      let fail = () => {};
      const failsAfter = new Promise<void>((done) => (fail = done));
      await play('failedOnce', { failsAfter });
      await waits(one);
      fail();
      await settled();
      await failure(one);
      silent();
      await tryAgain();
      await settled();
      if (isList) {
        await titleStands(one);
        await expectRows();
        await firstRowByKeys();
      }
      // What axe says of it, it says of the screen's story (tests/visual/stories), in both themes.
      await page.viewport(ROOM, 900);
      await wholeAt1440(one);
      silent();
      const labels = new Set(writing());
      await play('readOnly');
      await settled();
      silent();
      if (isList) await expectRows();
      const shown = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
      expect(shown.filter((label) => labels.has(label))).toEqual([]);
    });

    test('没有数据：说没有，问的还在', async () => {
      await play('empty');
      await settled();
      if (isList) {
        // A search for one person says what to fill in first.
        await expect(await screen.findByText(/暂无数据|，再查询$/)).toBeInTheDocument();
        expect(rows()).toEqual([]);
      }
      await seenIn('empty', one);
      silent();
    });

    test('没有权限：说明', async () => {
      await play('refused');
      await settled();
      if (isList) {
        expect((await screen.findAllByText(/您不具备该条数据的权限/)).length).toBeGreaterThan(0);
        expect(rows()).toEqual([]);
      }
      await seenIn('refused', one);
      silent();
    });

    test('长文字和生僻字：完整，没有无障碍的问题', async () => {
      await play('long');
      await settled();
      if (isList)
        expect((await screen.findAllByText((text) => text.endsWith(LONG))).length).toBeGreaterThan(
          0,
        );
      expect(await found()).toEqual([]);
      silent();
    });
  });
}

const settled = () =>
  waitFor(() => {
    expect(screen.queryByText('正在加载…')).toBeNull();
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });

/** Rows of data, asked for by attribute: a search by role reads the style of every element. */
const rows = () => [...document.querySelectorAll('[role=row]')].slice(1);
const expectRows = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));

/** Words of the buttons that ask for a right of writing, as 为什么不能操作 heard of them. */
const writing = () =>
  gateRegistry
    .list()
    .filter(({ chain = [] }) =>
      [...writingRights].some((right) => chain[0]?.note?.endsWith(`（${right}）`)),
    )
    .map(({ label }) => label);

/** What axe finds, each as rule and place. */
async function found(rules?: readonly string[]): Promise<string[]> {
  for (const moving of document.getAnimations())
    if (moving instanceof CSSTransition) moving.finish();
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // What a page has around its screen, the shell brings; a story stands without it.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join()}`));
}

async function foundInDark(): Promise<string[]> {
  applyTheme('dark');
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const violations = await found(COLOURS);
  applyTheme('white');
  return violations;
}

/** A page that is no list draws this state by itself: axe looks at it in both themes. */
async function seenIn(state: ListState, { isList }: ScreenStory): Promise<void> {
  if (isList) return;
  expect({ state, found: await found() }).toEqual({ state, found: [] });
  expect({ state, found: await foundInDark() }).toEqual({ state, found: [] });
}

/** Says that it waits, and not that there is nothing. */
async function waits({ isList }: ScreenStory): Promise<void> {
  if (isList) await expect(await screen.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
  const busy = document.querySelectorAll('[aria-busy=true], [class*=skeleton]');
  const words = screen.queryAllByText(/正在|加载中|—/);
  expect(busy.length + words.length).toBeGreaterThan(0);
  expect(screen.queryByText(/^暂无/)).toBeNull();
}

/** Says why and its number, with a way to try again, and shows no row. */
async function failure(one: ScreenStory): Promise<void> {
  await screen.findAllByText('重试');
  if (one.isList) {
    expect(screen.queryAllByText(/系统繁忙，请稍后再试/).length).toBeGreaterThan(0);
    await expect(screen.getByText(/r-20240618-0007/)).toBeInTheDocument();
    expect(rows()).toEqual([]);
  }
  await seenIn('failedOnce', one);
}

/** A page that reads several things has as many ways to try again. */
async function tryAgain(): Promise<void> {
  for (const retry of screen.getAllByText('重试')) {
    await expect(retry.closest('button')).toBeEnabled();
    await userEvent.click(retry);
  }
  await waitFor(() => expect(screen.queryAllByText(/系统繁忙/).length).toBe(0));
  expect(document.body.textContent?.length).toBeGreaterThan(20);
}

/** The title is the catalogue's, and only another one is written out. */
async function titleStands({ screen: id, source }: ScreenStory): Promise<void> {
  const title = /<ListScreen\s+title="([^"]+)"/.exec(source)?.[1];
  expect(id).toBeDefined();
  // What the catalogue says is not said again.
  expect(title).not.toBe(id && screenOf(id).title);
  const expected = title ?? (id && screenOf(id).title) ?? '';
  await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(expected);
}

async function firstRowByKeys(): Promise<void> {
  const reached = () => rows()[0]?.contains(document.activeElement) ?? false;
  // From the top of the page, not from where the try left off.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (let at = 0; at < TABS && !reached(); at += 1) await userEvent.tab();
  expect(reached()).toBe(true);
}

/** State, tags and row actions are whole, neither cut nor under each other. */
async function wholeAt1440({ isList }: ScreenStory): Promise<void> {
  const grid = () => document.querySelector('[role=grid], [role=treegrid]');
  // Screens that draw their lists by kinds are no lists by their source.
  if (!isList && grid() === null) return;
  await expectRows();
  await settled();
  const heads = [...document.querySelectorAll('[role=columnheader]')];
  const actions = heads.find(({ textContent }) => textContent === '操作');
  const edge = (actions ?? grid())?.getBoundingClientRect();
  const end = (actions ? edge?.left : edge?.right) ?? 0;
  const state = heads.find(({ textContent }) => textContent?.endsWith('状态'));
  if (state) expect(state.getBoundingClientRect().right).toBeLessThanOrEqual(end + 1);
  const cut = actions
    ? [...document.querySelectorAll('[role=gridcell]:last-child')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      )
    : [];
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  const tags = [...document.querySelectorAll('[role=gridcell] [data-tone]')].filter(spills);
  expect(tags.map(({ textContent }) => textContent)).toEqual([]);
}

/** A tag that its cell cuts, or that fills the row from line to line. */
function spills(tag: Element): boolean {
  const cell = tag.closest('[role=gridcell]')?.getBoundingClientRect();
  const { right, height } = tag.getBoundingClientRect();
  return cell !== undefined && (right > cell.right || height > cell.height - 4);
}
