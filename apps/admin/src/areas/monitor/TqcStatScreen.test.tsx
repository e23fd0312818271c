import { wall } from '@tqc/contract/monitor';
import { userAt } from '@tqc/testing/users';
import { composeStories } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { press } from '../../kit/story/screenTest';
import { storyAs } from '../../kit/story/storyAs';
import { CHOOSE_FIRST } from './chooseFirst';
import { TqcStatScreen } from './TqcStatScreen';
import * as stories from './TqcStatScreen.stories';

const { 市级, 区县没有权限, 不能管理设备, 服务器拒绝 } = composeStories(stories);

test('起了名、选了画面，凭据放在井号后面，新窗口打开（routing-08）', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await 市级.run();
  await userEvent.type(await screen.findByRole('textbox', { name: '设备名称' }), ' 一楼大厅屏 ');
  await press('打开大屏');
  await expect(await screen.findByText('大屏已在新窗口打开')).toBeInTheDocument();
  expect(stories.answers.sent(wall.ticket)).toEqual([
    { version: undefined, input: { scene: 'register', name: '一楼大厅屏' } },
  ]);
  expect(opened).toHaveBeenCalledWith('/dp/#t=a-ticket-of-one-minute', '_blank', 'noopener');
  opened.mockRestore();
});

test('不起名也能开，名字不发出去', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await 市级.run();
  await press('打开大屏');
  await screen.findByText('大屏已在新窗口打开');
  expect(stories.answers.sent(wall.ticket).at(-1)?.input).toEqual({ scene: 'register' });
  opened.mockRestore();
});

test.each([
  ['从菜单进来，马上打开', null, 1],
  ['从设备清单进来，先起名、选画面，不自己打开', CHOOSE_FIRST, 0],
] as const)('%s', async (_, state, times) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const pressed = vi.spyOn(navigator.userActivation, 'isActive', 'get').mockReturnValue(true);
  const release = await storyAs(userAt('city'), stories.answers).beforeEach();
  const { container, unmount } = await render(
    <MemoryRouter initialEntries={[{ pathname: '/tqcStat', state }]}>
      <TqcStatScreen />
    </MemoryRouter>,
  );
  await within(container).findByRole('button', { name: '打开大屏' });
  await waitFor(() => expect(stories.answers.sent(wall.ticket)).toHaveLength(times));
  await unmount();
  release();
  pressed.mockRestore();
  opened.mockRestore();
});

test('没有权限时按钮不能按，并说明；不能管理的没有设备入口', async () => {
  await 区县没有权限.run();
  await expect(await screen.findByRole('button', { name: '打开大屏' })).toBeDisabled();
  await expect(screen.getByTitle('没有打开大屏的权限')).toBeInTheDocument();
  await 市级.run();
  await expect(await screen.findByRole('link', { name: '大屏设备管理' })).toBeInTheDocument();
});

test('拿不到凭据时不开窗口', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await 服务器拒绝.run();
  await press('打开大屏');
  await expect(await screen.findByText('操作过于频繁，请稍后再试')).toBeInTheDocument();
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
});

test('四个画面都说出有哪些面板', async () => {
  await 不能管理设备.run();
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
});
