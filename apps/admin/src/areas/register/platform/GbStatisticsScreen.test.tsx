import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './GbStatisticsScreen.stories';

const { 国家中心 } = composeStories(stories);

test('有下级的地区可以下钻', async () => {
  await 国家中心.run();
  await screen.findAllByText('下钻');
  await expect(screen.getAllByText('下钻')).toHaveLength(2);
});
