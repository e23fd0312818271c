import { composeStories } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { afterEach, test, vi } from 'vitest';
import type { BellPage } from './messages';
import * as stories from './MessageBell.stories';

const shown = composeStories(stories);
afterEach(() => {
  vi.useRealTimers();
});

test.each(Object.entries(shown))('%s', async (_, Story) => {
  await Story.run();
});

// Rules: message-06
test('未读条数每300000毫秒问一次，早一毫秒也不问', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const load = fn<(page: number, unreadOnly: boolean) => Promise<BellPage>>(() =>
    Promise.resolve({ record: [], total: 0, unread: 3 }),
  );
  await shown.没有消息.run({ args: { load }, play: () => Promise.resolve() });
  const first = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(299_999);
  await expect(load).toHaveBeenCalledTimes(first);
  await vi.advanceTimersByTimeAsync(1);
  await expect(load).toHaveBeenCalledTimes(first + 1);
  await expect(load).toHaveBeenLastCalledWith(1, true);
});
