import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import * as notice from './NoticeScreen.stories';

const { 县级 } = composeStories(notice);

test('公示：未开始的和期满的分得清', async () => {
  await 县级.run();
  await expect(await screen.findByText('公示期满')).toBeVisible();
  expect(screen.getAllByText('未开始')).toHaveLength(2);
});
