import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press } from '../../../kit/story/screenTest';
import * as stories from './SubjectThreeScreen.stories';

const { 国家中心 } = composeStories(stories);

test('在用的可以停用，停用的可以启用；新增时选学科，状态已经选好', async () => {
  await 国家中心.run();
  expect(await buttonsOf('313')).toEqual(['编辑', '停用', '删除']);
  expect(await buttonsOf('529')).toEqual(['编辑', '启用', '删除']);
  await press('新增对照');
  const form = await dialog('新增对照');
  await expect(form.getByRole('combobox', { name: /^任教学科/ })).toBeInTheDocument();
  await expect(screen.getAllByText('启用批次').length).toBeGreaterThan(1);
});
