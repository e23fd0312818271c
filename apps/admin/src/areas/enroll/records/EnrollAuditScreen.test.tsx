import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { press } from '../../../kit/story/screenTest';
import * as audit from './EnrollAuditScreen.stories';

const { 市级 } = composeStories(audit);

test('三个环节的页签带着待办数，换页签换列表', async () => {
  await 市级.run();
  await expect(await screen.findByText('公示期满')).toBeVisible();
  await expect(await screen.findByRole('button', { name: '公示（12）' })).toBeVisible();
  await press('复核（4）');
  await expect(await screen.findByText(/公示期满的记录可以复核/)).toBeVisible();
  await press('终审（2）');
  await expect(await screen.findByText(/复核过的记录可以终审/)).toBeVisible();
});
