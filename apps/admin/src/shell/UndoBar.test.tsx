import { waiting } from '@tqc/contract/account';
import { registrationReview } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { userAt } from '@tqc/testing/users';
import { composeStories, composeStory } from '@storybook/react-vite';
import { clearToasts } from '@tqc/ui/Toast';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import desk, { cases, pictures } from '../areas/register/desk/ReviewDeskScreen.stories';
import { ReviewDeskScreen } from '../areas/register/desk/ReviewDeskScreen';
import { useSession } from '../kit/session/session';
import { storyAs } from '../kit/story/storyAs';
import { hearDecision, useWaiting } from '../kit/undo/waiting';
import { UndoBar } from './UndoBar';
import * as stories from './UndoBar.stories';

const { 一项, 多项, 来不及了, 没有 } = composeStories(stories);
const bar = async () => within(await screen.findByRole('region', { name: '可以撤回的办理' }));
const taken = () => stories.served.sent(waiting.takeBack).map(({ input }) => input.waitingId);

test('还能撤回的写着办了什么、几秒后生效；最近三件列出，其余展开来也都能撤回', async () => {
  await 多项.run();
  const list = await bar();
  expect(list.getByText('审批通过：陈泽宇、欧阳诗桐、杨晓语等83人')).toBeInTheDocument();
  expect(list.getAllByText(/^(600|59\d) 秒后生效$/)).toHaveLength(3);
  await userEvent.click(list.getByRole('button', { name: '展开其余 1 件' }));
  const older = within(list.getByRole('group', { name: '更早的办理' }));
  await expect(older.getByText('材料合格：李若琳')).toBeInTheDocument();
  expect(older.getByRole('button', { name: '撤回' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(list.queryByRole('group')).toBeNull();
  expect(list.getByRole('button', { name: '撤回（U）' })).toHaveFocus();
});

test('只用键盘撤回最早的一件：U 转到列出的，再按 U 展开其余，回车撤回', async () => {
  await 多项.run();
  await bar();
  await userEvent.keyboard('uu');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(taken()).toEqual(['1']));
});

test('在另一页办理的这里也能撤回；在那边撤回了，这里就没有了', async () => {
  await 没有.run();
  const [waits] = stories.many;
  if (!waits) throw new Error('no decision');
  const [id = ''] = waits.ids;
  hearDecision('decided', waits);
  await expect((await bar()).getByText('材料合格：李若琳')).toBeInTheDocument();
  expect(useWaiting.getState().elsewhere).toEqual({ [id]: 1 });
  hearDecision('takenBack', waits);
  await waitFor(() => expect(screen.queryByRole('region', { name: '可以撤回的办理' })).toBeNull());
  expect(useWaiting.getState().elsewhere).toEqual({ [id]: 0 });
});

test('Z 撤回最近的一项，再按撤回再前一项；倒数第三项也能撤回；打字时的 z 不算', async () => {
  await 多项.run();
  await bar();
  const typing = document.body.appendChild(document.createElement('input'));
  typing.focus();
  await userEvent.keyboard('z');
  typing.remove();
  expect(taken()).toEqual([]);
  await userEvent.keyboard('z');
  await waitFor(() => expect(taken()).toEqual(['4']));
  await expect(await screen.findByText(/^已撤回，没有生效：审批通过/)).toBeInTheDocument();
  const [oldest] = (await bar()).getAllByRole('button');
  await waitFor(() => expect(oldest).toBeEnabled());
  if (oldest) await userEvent.click(oldest);
  await waitFor(() => expect(taken()).toEqual(['4', '1']));
});

test('U 转到列出的最早一项，回车撤回它；打字时的 u 不算', async () => {
  await 多项.run();
  const third = (await bar()).getByRole('button', { name: '撤回（U）' });
  const typing = document.body.appendChild(document.createElement('input'));
  typing.focus();
  await userEvent.keyboard('u');
  expect(typing).toHaveFocus();
  typing.remove();
  await userEvent.keyboard('u');
  expect(third).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(taken()).toEqual(['2']));
});

test('来不及撤回时说明，什么都没有时不占地方', async () => {
  await 来不及了.run();
  await userEvent.click((await bar()).getByRole('button', { name: '撤回（Z）' }));
  await expect(await screen.findByText(/已经生效，不能撤回/)).toBeInTheDocument();
  await 没有.run();
  await waitFor(() => expect(screen.queryByRole('region', { name: '可以撤回的办理' })).toBeNull());
});

test('在同一页面换了人登录，看不到前一个人办了什么', async () => {
  await 一项.run();
  await bar();
  useSession.setState({ user: { ...userAt('county').user, account: 'another' } });
  await waitFor(() => expect(screen.queryByRole('region', { name: '可以撤回的办理' })).toBeNull());
});

test('没有可撤回的，按 Z、U 说没有；打字时不说', async () => {
  await 没有.run();
  const typing = document.body.appendChild(document.createElement('input'));
  typing.focus();
  await userEvent.keyboard('zu');
  typing.remove();
  expect(screen.queryByText(/^没有可撤回的决定/)).toBeNull();
  for (const key of ['z', 'u']) {
    await userEvent.keyboard(key);
    await expect(await screen.findByText(/^没有可撤回的决定/)).toBeInTheDocument();
    clearToasts();
    await waitFor(() => expect(screen.queryByText(/^没有可撤回的决定/)).toBeNull());
  }
});

test('Esc 离开撤回，光标回到页面', async () => {
  await 一项.run();
  const before = taken();
  const one = (await bar()).getByRole('button', { name: '撤回（Z）' });
  await userEvent.keyboard('u');
  expect(one).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(document.body).toHaveFocus();
  expect(taken()).toEqual(before);
});

test('按住不放只撤回一项', async () => {
  await 一项.run();
  await bar();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', repeat: true }));
  expect((await bar()).getByText('材料合格：李若琳')).toBeInTheDocument();
});

test('审核台用鼠标办理：下一件马上出来，它的按钮过一会儿能按，不会一直按不了', async () => {
  const review = fakeTransport(registrationReview, {
    confirmRegistration: ({ regId }) => ({
      status: 8,
      waits: { waitingId: regId, title: `材料合格：${regId}`, ids: [regId], seconds: 10 },
    }),
  });
  const none = fakeTransport(waiting, { list: () => ({ record: [] }) });
  // The bar is drawn at once when something waits, and the next case with it.
  const Both = composeStory(
    {
      ...storyAs(userAt('point'), cases, review, pictures, none),
      render: () => (
        <>
          <ReviewDeskScreen />
          <UndoBar />
        </>
      ),
    },
    desk,
  );
  await Both.run();
  const pass = () => screen.getByRole('button', { name: '材料合格' });
  const open = async (name: string) =>
    within(await screen.findByRole('region', { name: '身份' })).findByText(name);
  await open('李若琳');
  await userEvent.click(pass());
  await open('张婷');
  expect(pass()).toBeDisabled();
  await waitFor(() => expect(pass()).toBeEnabled(), { timeout: 2000 });
});
