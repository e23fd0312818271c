import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './LimitReleaseScreen.stories';

const { 省级 } = composeStories(stories);

test('解除审批不成批办理', async () => {
  await 省级.run();
  await expect(await screen.findByText(invented(1).name)).toBeVisible();
  expect(screen.queryByRole('button', { name: /批量/ })).toBeNull();
});
