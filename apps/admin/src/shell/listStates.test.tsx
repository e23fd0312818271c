import { screenOf } from '@tqc/contract/screens';
import { gateRegistry } from '@tqc/ui/PermissionGate';
import { expect, screen, waitFor } from 'storybook/test';
import { describe, test } from 'vitest';
import { LONG, writingRights } from '../kit/story/listState';
import { allScreens, screenStories } from './screenStories';

const lists = screenStories.filter(({ isList }) => isList);
const rows = () => screen.queryAllByRole('row').slice(1);
/** Words of the buttons that ask for a right of writing, as the panel 为什么不能操作 heard of them. */
const writing = () =>
  gateRegistry
    .list()
    .filter(({ chain = [] }) =>
      [...writingRights].some((right) => chain[0]?.note?.endsWith(`（${right}）`)),
    )
    .map(({ label }) => label);

test.runIf(allScreens)('每个列表画面都在这里', () => {
  expect(lists.length).toBeGreaterThan(15);
});

describe.each(lists.map((one) => [one.name, one] as const))(
  '%s',
  (_, { play, screen: id, source }) => {
    test('标题是目录里的，没有才自己写', async () => {
      await play();
      const title = /<ListScreen\s+title="([^"]+)"/.exec(source)?.[1];
      expect(id).toBeDefined();
      // What the catalogue says is not said again.
      expect(title).not.toBe(id && screenOf(id).title);
      const expected = title ?? (id && screenOf(id).title) ?? '';
      await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(expected);
      await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    });

    test('没有数据时说没有，问的还在', async () => {
      await play('empty');
      await expect(await screen.findByText(/暂无数据/)).toBeInTheDocument();
      expect(rows()).toEqual([]);
    });

    test('出错时说明原因和编号，可以再试（error-06）', async () => {
      await play('failed');
      expect((await screen.findAllByText(/系统繁忙，请稍后再试/)).length).toBeGreaterThan(0);
      await expect(screen.getByText(/r-20240618-0007/)).toBeInTheDocument();
      await expect(screen.getByRole('button', { name: '重试' })).toBeEnabled();
      expect(rows()).toEqual([]);
    });

    test('没有权限看时说明', async () => {
      await play('refused');
      expect((await screen.findAllByText(/您不具备该条数据的权限/)).length).toBeGreaterThan(0);
      expect(rows()).toEqual([]);
    });

    test('载入中不说没有', async () => {
      await play('loading');
      await expect(await screen.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
      expect(screen.queryByText(/暂无数据/)).toBeNull();
    });

    test('长文字和生僻字完整地在单元格里', async () => {
      await play('long');
      expect((await screen.findAllByText((text) => text.endsWith(LONG))).length).toBeGreaterThan(0);
    });

    test('没有写的权限，写的按钮一个也没有（permission-12）', async () => {
      await play();
      await waitFor(() => expect(rows().length).toBeGreaterThan(0));
      const labels = new Set(writing());
      await play('readOnly');
      await waitFor(() => expect(rows().length).toBeGreaterThan(0));
      const shown = screen.queryAllByRole('button').map(({ textContent }) => textContent ?? '');
      expect(shown.filter((label) => labels.has(label))).toEqual([]);
    });
  },
);
