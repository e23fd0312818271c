import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './NationLimitScreen.stories';

const { 区县 } = composeStories(stories);

test('只看得到遮盖的号码，没有查看完整号码的按钮', async () => {
  await 区县.run();
  await expect(await screen.findByText(invented(3).maskedIdNo)).toBeVisible();
  expect(screen.queryByRole('button', { name: '查看' })).toBeNull();
});
