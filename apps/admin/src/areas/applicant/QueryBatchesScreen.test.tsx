import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { dialog, pressIn } from '../../kit/story/screenTest';
import * as stories from './QueryBatchesScreen.stories';

const { 区县 } = composeStories(stories);

test('一个批次里每个人的结果都看得到', async () => {
  await 区县.run();
  await pressIn('AQ20240614001', '查看结果');
  const view = await dialog('批次AQ20240614001的结果');
  await expect(await view.findByText(invented(1).name)).toBeVisible();
  await expect(view.getByText(/有判决信息/)).toBeVisible();
});
