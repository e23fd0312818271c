import axe from 'axe-core';
import { applyTheme } from '@tqc/ui/tokens';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import type { ListState } from '../kit/story/listState';
import { allScreens, screenStories } from './screenStories';

/** Screens that read nothing: no state of an answer is theirs. */
const STILL = new Set(['DevelopmentScreen', 'TqcStatScreen']);
const reading = screenStories.filter(({ name }) => !STILL.has(name));
/** Rules about colour; the others are the same in every theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const TABS = 60;

/**
 * Said while Storybook mounts a story inside React's `act` and an answer of a fake comes in at that
 * moment: it is about the testing environment, and nobody outside a test hears it.
 */
const MOUNTING = 'The current testing environment is not configured to support act(...)';

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

const settled = () =>
  waitFor(() => {
    expect(screen.queryByText('正在加载…')).toBeNull();
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });

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

test.runIf(allScreens)('读数据的画面都在这里，不读的说得出是哪几个', () => {
  expect(reading.length).toBeGreaterThan(20);
  expect(screenStories.length - reading.length).toBe(STILL.size);
});

describe.each(reading.map((one) => [one.name, one] as const))('%s', (_, { play, isList }) => {
  test.each<[string, ListState]>([
    ['通常', 'usual'],
    ['没有数据', 'empty'],
    ['出错', 'failed'],
    ['没有权限', 'refused'],
    ['长文字和生僻字', 'long'],
    ['只能看', 'readOnly'],
  ])('%s时控制台没有一行字，明暗两种主题都没有无障碍的问题', async (_state, state) => {
    await play(state);
    await settled();
    expect(await found()).toEqual([]);
    applyTheme('dark');
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(await found(COLOURS)).toEqual([]);
    expect(consoleLines.mock.calls).toEqual([]);
  });

  test('一直没有答复时说在等，不说没有', async () => {
    await play('loading');
    const waits = [...document.querySelectorAll('[aria-busy=true], [class*=skeleton]')];
    const words = screen.queryAllByText(/正在|加载中|—/);
    expect(waits.length + words.length).toBeGreaterThan(0);
    expect(screen.queryByText(/^暂无/)).toBeNull();
  });

  test('出错后按重试，就看到内容', async () => {
    await play('failedOnce');
    await settled();
    // A page that reads several things has as many ways to try again.
    for (const retry of await screen.findAllByRole('button', { name: '重试' }))
      await userEvent.click(retry);
    await waitFor(() => expect(screen.queryAllByText(/系统繁忙/).length).toBe(0));
    expect(document.body.textContent?.length).toBeGreaterThan(20);
  });

  test.runIf(isList)('只用键盘走得到第一行', async () => {
    await play();
    await waitFor(() => expect(screen.queryAllByRole('row').length).toBeGreaterThan(1));
    const first = screen.getAllByRole('row')[1];
    for (let at = 0; at < TABS && !first?.contains(document.activeElement); at += 1)
      await userEvent.tab();
    expect(first?.contains(document.activeElement)).toBe(true);
  });
});
