import { baseTechnicalJob } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press } from '../../kit/story/screenTest';
import * as stories from './TechnicalJobScreen.stories';

const { 国家中心, 只读, 服务器拒绝 } = composeStories(stories);
const { create, update } = baseTechnicalJob;

async function fillIn() {
  await press('新增职务');
  const form = await dialog('新增职务');
  for (const [name, text] of [
    ['代码', '012'],
    ['名称', '高级教师'],
    ['系列', '中小学教师'],
    ['级别', '副高级'],
  ] as const)
    await userEvent.type(form.getByRole('textbox', { name: new RegExp(name) }), text);
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  return form;
}

test('在用的可以停用，停用的可以启用，没有权限的什么都不能做', async () => {
  await 国家中心.run();
  expect(await buttonsOf('高级教师')).toEqual(['编辑', '停用', '删除']);
  expect(await buttonsOf('022')).toEqual(['编辑', '启用', '删除']);
  await 只读.run();
  expect(await buttonsOf('高级教师')).toEqual([]);
  await expect(screen.queryByRole('button', { name: '新增职务' })).toBeNull();
});

test('停用前先问，发出的只有状态和读到的版本', async () => {
  await 国家中心.run();
  await press('停用');
  await confirm('确定停用吗？');
  await expect(await screen.findByText('停用成功')).toBeInTheDocument();
  expect(stories.answers.sent(update)).toEqual([{ input: { tjId: '12', status: 0 }, version: 2 }]);
});

test('新增时状态先选启用，排序可以不填', async () => {
  await 国家中心.run();
  await fillIn();
  await expect(await screen.findByText('新增职务成功')).toBeInTheDocument();
  expect(stories.answers.sent(create)).toMatchObject([
    { input: { code: '012', name: '高级教师', series: '中小学教师', grade: '副高级', status: 1 } },
  ]);
});

test('代码重复，说明在代码这一项上', async () => {
  await 服务器拒绝.run();
  const form = await fillIn();
  await expect((await form.findAllByText('代码已存在')).length).toBeGreaterThan(0);
});
