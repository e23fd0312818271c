import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { dialog, press } from '../../../kit/story/screenTest';
import * as stories from './ReviewTimeScreen.stories';

const { 省级 } = composeStories(stories);

test('省级设置本省的时间，不问省份，问各段时间', async () => {
  await 省级.run();
  await expect(await screen.findByText('两所高校系统升级')).toBeInTheDocument();
  await press('新增时间');
  const form = await dialog('新增时间');
  await expect(form.queryByLabelText('省份')).toBeNull();
  await expect(form.getAllByText('提交截止').length).toBeGreaterThan(0);
});
