import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './MessageScreen.stories';

const { 区县 } = composeStories(stories);

test('先看本机构发出的，旁边是本人收到的', async () => {
  await 区县.run();
  await expect(await screen.findByText('春季认定培训')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '收到的消息' }));
  await expect(await screen.findByText('计划已通过')).toBeInTheDocument();
});
