import { composeStories } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './FileTasksScreen.stories';

const { 本人 } = composeStories(stories);

test('正在进行的有进度卡片，完成的可以下载，失败的说明原因、可以重新执行', async () => {
  await 本人.run();
  const cards = await screen.findByRole('region', { name: '正在进行的任务' });
  await expect(within(cards).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await expect(within(cards).getByRole('button', { name: '取消任务' })).toBeEnabled();
  await expect(screen.getAllByText('下载')).toHaveLength(1);
  await expect(screen.getAllByText('重新执行')).toHaveLength(1);
  await expect(screen.getByText('您没有该操作的权限')).toBeInTheDocument();
});
