import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './DevelopmentScreen.stories';

const { 默认 } = composeStories(stories);

test('说明尚未开放，不假装能用', async () => {
  await 默认.run();
  await expect(await screen.findByRole('status')).toHaveTextContent(
    '该功能尚未开放，请关注系统通知。',
  );
  await expect(screen.queryByRole('button')).toBeNull();
});
