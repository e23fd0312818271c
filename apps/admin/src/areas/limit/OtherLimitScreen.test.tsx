import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './OtherLimitScreen.stories';

const { 区县 } = composeStories(stories);

test('按姓名或号码查，写明用途；只看得到遮盖的号码', async () => {
  await 区县.run();
  await expect(await screen.findByText(invented(3).maskedIdNo)).toBeVisible();
  await expect(screen.getByRole('textbox', { name: '查询用途' })).toBeVisible();
});
