import { registration } from '@tqc/contract/register';
import { rareName } from '@tqc/testing/people';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, press } from '../../../kit/story/screenTest';
import * as stories from './OnlineCheckScreen.stories';

const { 确认点, 载入中 } = composeStories(stories);
const tabs = async () => within(await screen.findByRole('navigation', { name: '状态' }));
/** What the list asked for. */
const pages = (from = stories.answers) => from.sent(registration.list).map(({ input }) => input);

test('标签上是每一步的件数，第一个标签打开着', async () => {
  await 确认点.run();
  const names = (await tabs()).getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual([
    '待确认（12）',
    '材料待补全（3）',
    '材料合格待确认（2）',
    '确认不通过（0）',
    '已确认（41）',
  ]);
  await expect((await tabs()).getByRole('button', { current: 'page' })).toHaveTextContent('待确认');
});

test('换标签就读那一步的申请；已确认的只查看', async () => {
  await 确认点.run();
  expect(await buttonsOf('李若琳')).toEqual(['确认']);
  await userEvent.click((await tabs()).getByRole('button', { name: /^已确认/ }));
  await screen.findAllByRole('button', { name: '查看' });
  expect(await buttonsOf('李若琳')).toEqual(['查看']);
  await waitFor(() => expect(pages().at(-1)).toMatchObject({ statuses: [15, 18, 21, 24] }));
});

test('点确认进入那一件，打开审核台进入当前这一步', async () => {
  await 确认点.run();
  await press('确认');
  await expect(
    await screen.findByText('已转到 /register/application/24118801000000'),
  ).toBeInTheDocument();
  await 确认点.run();
  await userEvent.click((await tabs()).getByRole('button', { name: /^材料合格/ }));
  await waitFor(async () =>
    expect((await tabs()).getByRole('button', { current: 'page' })).toHaveTextContent(
      '材料合格待确认',
    ),
  );
  await press('打开审核台');
  await expect(await screen.findByText('已转到 /register/desk?step=confirm')).toBeInTheDocument();
});

test('按姓名查，仍只查这一步的', async () => {
  await 确认点.run();
  await userEvent.type(await screen.findByRole('textbox', { name: '姓名' }), '王思涵');
  await press('查 询');
  await waitFor(() => expect(pages().at(-1)).toMatchObject({ name: '王思涵', statuses: [6] }));
});

test('在别的标签里按姓名查、重置、排序，都还在那个标签', async () => {
  await 确认点.run();
  const shown = async () => (await tabs()).getByRole('button', { current: 'page' }).textContent;
  await userEvent.click((await tabs()).getByRole('button', { name: /^材料待补全/ }));
  await waitFor(async () => expect(await shown()).toBe('材料待补全（3）'));
  await userEvent.click(await screen.findByRole('button', { name: '姓名' }));
  await waitFor(() => expect(pages().at(-1)?.sort).toMatch(/^name/));
  await userEvent.clear(screen.getByRole('textbox', { name: '姓名' }));
  await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '王思涵');
  await press('查 询');
  await waitFor(() =>
    expect(pages().at(-1)).toMatchObject({
      name: '王思涵',
      statuses: [7],
      sort: expect.stringMatching(/^name/),
    }),
  );
  expect(await shown()).toBe('材料待补全（3）');
  await press('重 置');
  await waitFor(() => expect(pages().at(-1)?.name).toBeUndefined());
  expect(pages().at(-1)).toMatchObject({ statuses: [7] });
  expect(await shown()).toBe('材料待补全（3）');
});

test('列表还在读取时换了条件，立刻按新的条件查；条件没变不重复问', async () => {
  await 载入中.run();
  const names = () => pages(stories.waiting).map(({ name }) => name);
  await press('重 置');
  await press('查 询');
  expect(names()).toEqual([undefined]);
  await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), rareName);
  await press('查 询');
  await waitFor(() => expect(names()).toEqual([undefined, rareName]));
});
