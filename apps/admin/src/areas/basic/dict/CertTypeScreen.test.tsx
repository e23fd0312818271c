import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './CertTypeScreen.stories';

const { 国家中心 } = composeStories(stories);

test('国家规定的种类只能改排序和备注、停用，不能删除；补充登记的可以删除', async () => {
  await 国家中心.run();
  expect(await buttonsOf('幼儿园教师资格')).toEqual(['编辑', '停用']);
  expect(await buttonsOf('民办幼儿园保育员')).toEqual(['编辑', '停用', '删除']);
  await pressIn('幼儿园教师资格', '编辑');
  const form = await dialog('编辑');
  await expect(form.getByRole('spinbutton', { name: /排序/ })).toBeVisible();
  await expect(form.queryByRole('textbox', { name: /种类名称/ })).toBeNull();
});
