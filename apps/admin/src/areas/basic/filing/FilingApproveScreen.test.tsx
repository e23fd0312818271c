import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './FilingApproveScreen.stories';

const { 市级 } = composeStories(stories);

test('没有勾选备案时不能通过、不能退回', async () => {
  await 市级.run();
  await expect(await screen.findByRole('button', { name: '通过' })).toBeDisabled();
  await expect(screen.getByRole('button', { name: '退回' })).toBeDisabled();
});
