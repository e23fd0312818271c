import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { press, pressIn, rowOf } from '../../../kit/story/screenTest';
import * as stories from './StatisticsScreen.stories';

const { 国家中心 } = composeStories(stories);

test('省可以下钻到各校，再回到全国', async () => {
  await 国家中心.run();
  await rowOf('江苏');
  await pressIn('江苏', '下钻');
  await rowOf('澄岚师范大学');
  await expect(screen.queryByText('下钻')).toBeNull();
  await press('返回全国');
  await rowOf('浙江');
});
