import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { dialog } from '../../../kit/story/screenTest';
import * as stories from './SchoolViewScreen.stories';

const { 省级 } = composeStories(stories);

test('查看一所学校：下一步做什么、备案到哪一步、本省的时间', async () => {
  await 省级.run();
  const [first] = await screen.findAllByText('查看');
  await userEvent.click(first as HTMLElement);
  const window = await dialog('澄岚师范大学');
  await expect(await window.findByText(/请提交2024年度的考核办法备案/)).toBeInTheDocument();
  await expect(window.getByText('2024年改革工作小组备案')).toBeInTheDocument();
  await expect(
    window.getByText(/^公费师范生、普通师范生：采集.*提交截止2024-05-15 18:00/),
  ).toBeInTheDocument();
});
