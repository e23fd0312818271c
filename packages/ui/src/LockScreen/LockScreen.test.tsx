import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LockScreen } from './LockScreen';
import * as stories from './LockScreen.stories';

test.each(Object.entries(composeStories(stories)))('%s', async (_, Story) => {
  await Story.run();
});

test('浏览器强行收起锁屏（连按 Esc 就会）时马上又盖上', async () => {
  await render(
    <LockScreen
      locked
      userName="孟县审"
      onUnlock={() => Promise.resolve()}
      onSignOut={() => undefined}
    />,
  );
  const dialog = document.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  dialog?.close();
  await vi.waitFor(() => expect(dialog?.open).toBe(true));
});
