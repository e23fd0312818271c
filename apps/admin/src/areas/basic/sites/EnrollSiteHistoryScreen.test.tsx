import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EnrollSiteHistoryScreen.stories';

const { 省级 } = composeStories(stories);

test('注册的公示内容里有注册范围和学段', async () => {
  await 省级.run();
  await pressIn('东霁区教育体育局', '查看');
  const window = await dialog('东霁区教育体育局已公示的信息');
  await expect(await window.findByText('东霁区在编在岗教师')).toBeVisible();
});
