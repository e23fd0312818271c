import { wall } from '@tqc/contract/monitor';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press } from '../../kit/story/screenTest';
import * as stories from './WallDevicesScreen.stories';

const { 市级, 服务器拒绝 } = composeStories(stories);

test('在线的收指令，离线的只能停用，停用的什么都不能做', async () => {
  await 市级.run();
  const online = await buttonsOf('一楼大厅屏');
  expect(online).toEqual(
    expect.arrayContaining([
      '切换',
      '识别',
      '停用',
      '暂停轮播',
      '恢复轮播',
      '调整亮度',
      '重新载入',
    ]),
  );
  const offline = await buttonsOf('会议室屏');
  expect(offline.filter((name) => !name.startsWith('（'))).toEqual(['停用']);
  expect(offline).toContain('（切换）');
  expect(await buttonsOf('旧展厅屏')).toEqual([]);
});

test('识别和停用都说出是哪一块屏', async () => {
  await 市级.run();
  await press('识别');
  await confirm('在“一楼大厅屏”上显示它的名称？');
  await expect(await screen.findByText('识别成功')).toBeInTheDocument();
  expect(stories.answers.sent(wall.command)).toEqual([
    { version: undefined, input: { id: '1001', command: 'identify' } },
  ]);
});

test('切换画面从现在的画面开始选', async () => {
  await 市级.run();
  await press('切换');
  const form = await dialog('切换');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('切换成功')).toBeInTheDocument();
  expect(stories.answers.sent(wall.command)[0]?.input).toEqual({
    id: '1001',
    command: 'scene',
    value: 'register',
  });
});

test('打开新大屏去它的页面；已经停用的说明', async () => {
  await 市级.run();
  await press('打开新大屏');
  await expect(await screen.findByText('已转到 /tqcStat')).toBeInTheDocument();
  await 服务器拒绝.run();
  await userEvent.click(await revokeOf('一楼大厅屏'));
  await confirm('停用“一楼大厅屏”？大屏将立即变为空白。');
  await expect(await screen.findByText('该大屏已经停用')).toBeInTheDocument();
});

/** The first 停用 of the page, which may stand behind 更多. */
async function revokeOf(name: string): Promise<HTMLElement> {
  await buttonsOf(name);
  const [shown] = screen.queryAllByRole('button', { name: '停用' });
  if (shown) return shown;
  const [more] = await screen.findAllByRole('button', { name: '更多' });
  if (more) await userEvent.click(more);
  return screen.findByRole('button', { name: '停用' });
}
