import { localeSet, regAud, registration, registrationReview } from '@tqc/contract/register';
import { rareName } from '@tqc/testing/people';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press, rowOf } from '../../../kit/story/screenTest';
import * as stories from './OnlineCheckScreen.stories';

const { 区县, 确认点, 按条件, 载入中, 人在别处, 查不到 } = composeStories(stories);
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

test('待确认的先列快要超期的，别的步骤和选了次序的不这样', async () => {
  await 确认点.run();
  await screen.findAllByRole('button', { name: '确认' });
  expect(pages().at(-1)).toMatchObject({ statuses: [6], sort: 'daysLeft.asc' });
  await userEvent.click((await tabs()).getByRole('button', { name: /^材料合格/ }));
  await waitFor(() => expect(pages().at(-1)).toMatchObject({ statuses: [8] }));
  expect(pages().at(-1)).not.toHaveProperty('sort');
});

test('有条件时标签上是符合条件的件数；按人查时不写件数，由列表说在哪里', async () => {
  await 按条件.run();
  const words = async () =>
    (await tabs()).getAllByRole('button').map(({ textContent }) => textContent);
  await waitFor(async () =>
    expect((await words()).slice(0, 2)).toEqual(['待确认（2）', '材料待补全（0）']),
  );
  expect(stories.answers.sent(registration.statusCounts).at(-1)?.input).toEqual({
    ctId: 3,
    paymentType: 1,
    undeleted: true,
    mine: true,
  });
  const before = stories.answers.sent(registration.statusCounts).length;
  await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '林');
  await press('查 询');
  await waitFor(async () => expect((await words())[0]).toBe('待确认'));
  expect(stories.answers.sent(registration.statusCounts)).toHaveLength(before);
  await press('重 置');
  await waitFor(async () => expect((await words())[0]).toBe('待确认（12）'));
});

test('换标签就读那一步的申请；已确认的只查看', async () => {
  await 确认点.run();
  expect(await buttonsOf('李若琳')).toEqual(['确认', '留言']);
  await userEvent.click((await tabs()).getByRole('button', { name: /^已确认/ }));
  await screen.findAllByRole('button', { name: '查看' });
  expect(await buttonsOf('李若琳')).toEqual(['查看', '留言', '打印受理凭证']);
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
  // Whoever looks for somebody is not told how many others wait.
  await waitFor(async () => expect(await shown()).toBe('材料待补全'));
  await press('重 置');
  await waitFor(() => expect(pages().at(-1)?.name).toBeUndefined());
  expect(pages().at(-1)).toMatchObject({ statuses: [7] });
  await waitFor(async () => expect(await shown()).toBe('材料待补全（3）'));
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

test('带着条件和次序打开审核台；确认点没有“全部可见”可换', async () => {
  await 确认点.run();
  await expect(await tabs()).toBeDefined();
  await expect(screen.queryByRole('group', { name: '范围' })).toBeNull();
  const name = await screen.findByRole('textbox', { name: '姓名' });
  await userEvent.clear(name);
  await userEvent.type(name, '王思涵');
  await press('查 询');
  await waitFor(() => expect(pages().at(-1)?.name).toBe('王思涵'));
  await userEvent.click(await screen.findByRole('button', { name: '网报时间' }));
  await waitFor(() => expect(pages().at(-1)?.sort).toMatch(/^applyTime/));
  const { sort } = pages().at(-1) ?? {};
  await press('打开审核台');
  await expect(
    await screen.findByText((text) => {
      if (!text.startsWith('已转到 /register/desk?')) return false;
      const asked = new URLSearchParams(text.split('?')[1]);
      expect(Object.fromEntries(asked)).toEqual({ step: 'check', name: '王思涵', sort });
      return true;
    }),
  ).toBeInTheDocument();
});

test('查的人不在这个标签里：说在哪些标签、是不是别的机构的、已删除的和还没受理的，点了就去', async () => {
  await 人在别处.run();
  const told = async () => within(await screen.findByText(/^这里没有找到/));
  const links = async () =>
    (await told()).getAllByRole('button').map(({ textContent }) => textContent);
  expect(await links()).toEqual(['2 条', '已删除', '已申报未受理']);
  await expect(await screen.findByText(/在“已确认”中有/)).toHaveTextContent('其他机构办理');
  // Looked for among all states, whatever else was asked.
  expect(pages(stories.absent)).toContainEqual({ name: '王思涵', pageSize: 50 });
  await userEvent.click((await told()).getByRole('button', { name: '2 条' }));
  await waitFor(() =>
    expect(pages(stories.absent).at(-1)).toMatchObject({
      name: '王思涵',
      statuses: [15, 18, 21, 24],
    }),
  );
  expect(pages(stories.absent).at(-1)?.mine).toBeUndefined();
  await userEvent.click(await screen.findByRole('button', { name: '已删除' }));
  await expect(
    await screen.findByText('已转到 /register/application/24118801000003'),
  ).toBeInTheDocument();
});

test('哪里都没有的说出来；只写了证件号码后几位的，说要写全', async () => {
  await 查不到.run();
  await expect(
    await screen.findByText('所有状态里都没有找到，请核对姓名或号码。'),
  ).toBeInTheDocument();
  await userEvent.type(await screen.findByRole('textbox', { name: '证件号码' }), '9049');
  await press('查 询');
  await expect(await screen.findByText(/证件号码要写全，只写后几位查不到/)).toBeInTheDocument();
});

test('转移确认点先选去哪里，再说转移几条、哪条为什么不转；确认点自己不能转', async () => {
  await 确认点.run();
  await rowOf('李若琳');
  expect(screen.queryByRole('button', { name: '转移确认点' })).toBeNull();
  await 区县.run();
  const boxes = await screen.findAllByRole('checkbox');
  for (const box of boxes.slice(1, 3)) await userEvent.click(box);
  await press('转移确认点');
  const form = await dialog('转移确认点');
  expect(form.getByRole('button', { name: '转移' })).toBeDisabled();
  await userEvent.click(form.getByRole('combobox', { name: /新确认点/ }));
  // Another time slot, and a point that does not handle the kind, are refused by the server.
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).not.toContainEqual(
    expect.stringMatching(/北门|南门/),
  );
  expect(stories.points.sent(localeSet.list).at(-1)?.input).toMatchObject({ obtId: '351' });
  await userEvent.click(await screen.findByRole('option', { name: /西街确认点/ }), {
    pointerEventsCheck: 0,
  });
  await expect(await form.findByText(/2 条中将转移 1 条/)).toBeInTheDocument();
  expect(form.getByText(/该申请已确认，不能再转移确认点/)).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: '转移 1 条' }));
  await expect(await screen.findByText('已转移 1 条')).toBeInTheDocument();
  const sent = stories.review.sent(registrationReview.batchChangeLocale);
  expect(sent.map(({ input }) => input.preview)).toEqual([true, false]);
});

test('一行的留言、转确认点、受理凭证在“更多”里，不用打开那一件', async () => {
  await 区县.run();
  await userEvent.click(within(await rowOf('李若琳')).getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('button', { name: '留言' }));
  const note = await dialog('留言');
  await userEvent.type(note.getByRole('textbox', { name: /留言内容/ }), '请按时到场');
  await userEvent.click(note.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('已留言')).toBeInTheDocument();
  expect(stories.messages.sent(regAud.create).at(-1)?.input).toMatchObject({
    regId: '24118801000001',
    content: '请按时到场',
  });
  await userEvent.click(within(await rowOf('李若琳')).getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('button', { name: '转确认点' }));
  const form = await dialog('转移确认点');
  await userEvent.click(form.getByRole('combobox', { name: /新确认点/ }));
  await userEvent.click(await screen.findByRole('option', { name: /西街确认点/ }), {
    pointerEventsCheck: 0,
  });
  await expect(await form.findByText(/1 条中将转移 1 条/)).toBeInTheDocument();
});

test('批量留言先说给谁，写好再发', async () => {
  await 确认点.run();
  await userEvent.click((await screen.findAllByRole('checkbox'))[1] ?? document.body);
  await press('批量留言');
  const form = await dialog('批量留言');
  await userEvent.type(form.getByRole('textbox', { name: /留言内容/ }), '请按时到场');
  await userEvent.click(form.getByRole('button', { name: '批量留言 1 条' }));
  await expect(await screen.findByText('已留言 1 条')).toBeInTheDocument();
  expect(stories.review.sent(registrationReview.batchMsg).at(-1)?.input).toMatchObject({
    content: '请按时到场',
  });
});
