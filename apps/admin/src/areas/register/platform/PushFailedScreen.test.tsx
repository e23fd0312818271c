import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './PushFailedScreen.stories';

const { 省级 } = composeStories(stories);

test('失败三次的都可以重推和忽略', async () => {
  await 省级.run();
  await screen.findAllByText('重推');
  await expect(screen.getAllByText('重推')).toHaveLength(2);
});
