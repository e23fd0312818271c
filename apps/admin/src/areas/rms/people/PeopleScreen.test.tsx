import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './PeopleScreen.stories';

const { 市级 } = composeStories(stories);

test('用户和权限变更审核各一个标签', async () => {
  await 市级.run();
  await expect(await screen.findByRole('button', { name: '新增用户' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '权限变更审核' }));
  await expect(await screen.findByRole('button', { name: '批量通过' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '新增用户' })).toBeNull();
});
