import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { press } from '../../../kit/story/screenTest';
import * as audit from './EnrollAuditScreen.stories';

const { 市级, 没有公示的市级 } = composeStories(audit);

test('三个环节的页签带着待办数，换页签换列表', async () => {
  await 市级.run();
  await expect(await screen.findByText('已期满')).toBeVisible();
  await expect(await screen.findByRole('button', { name: '公示（12）' })).toBeVisible();
  await press('复核（4）');
  await expect(await screen.findByText(/公示期满的记录可以复核/)).toBeVisible();
  await expect(await screen.findByText('待办：是')).toBeVisible();
  await press('终审（2）');
  await expect(await screen.findByText(/复核过的记录可以终审/)).toBeVisible();
});

test('没有自己的公示时从等着复核的开始，回到公示不再跳走', async () => {
  await 没有公示的市级.run();
  await expect(await screen.findByText(/公示期满的记录可以复核/)).toBeVisible();
  await expect(await screen.findByText('待办：是')).toBeVisible();
  await press('公示（0）');
  await expect(await screen.findByText(/本机构的初核结论和公示期/)).toBeVisible();
  await expect(await screen.findByRole('button', { name: '公示（0）' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
