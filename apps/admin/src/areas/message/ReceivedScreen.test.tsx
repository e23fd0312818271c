import { msgSysmsg } from '@tqc/contract/message';
import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { confirm, press } from '../../kit/story/screenTest';
import * as stories from './ReceivedScreen.stories';
import { messages } from './sentStories';

const { 区县 } = composeStories(stories);

test('全部已读先问一声，说出记了几条', async () => {
  await 区县.run();
  await press('全部已读');
  await confirm('把收到的消息全部记为已读吗？');
  await expect(await screen.findByText('1条已记为已读')).toBeInTheDocument();
  expect(messages.sent(msgSysmsg.readAll)).toHaveLength(1);
});
