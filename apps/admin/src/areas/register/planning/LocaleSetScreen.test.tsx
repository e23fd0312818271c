import { localeSet } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press } from '../../../kit/story/screenTest';
import * as stories from './LocaleSetScreen.stories';

const { 区县, 服务器拒绝 } = composeStories(stories);

test('已有人预约的不能删，停用的可以启用', async () => {
  await 区县.run();
  expect(await buttonsOf('东霁区政务服务中心')).toEqual(['编辑', '停用', '删除']);
  expect(await buttonsOf('东霁区第三中学')).toEqual(['编辑', '停用', '（删除）']);
  expect(await buttonsOf('澄岚师范大学')).toEqual(['编辑', '启用', '删除']);
});

test('停用发出状态0和版本', async () => {
  await 区县.run();
  await press('停用');
  await confirm('确定停用吗？');
  await expect(await screen.findByText('停用成功')).toBeInTheDocument();
  expect(stories.answers.sent(localeSet.update)).toEqual([
    { version: 2, input: { lsId: '401', status: 0 } },
  ]);
});

test('新增安排先有通常的时段和容量，必填的没填就不发', async () => {
  await 区县.run();
  await press('新增安排');
  const form = await dialog('新增安排');
  await expect(form.getByRole('textbox', { name: /上午时段/ })).toHaveValue('08:30-11:30');
  await expect(form.getByRole('spinbutton', { name: /每日容量/ })).toHaveValue('100');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  expect((await form.findAllByRole('alert')).length).toBeGreaterThan(3);
  expect(stories.answers.sent(localeSet.create)).toEqual([]);
});

test('编辑的表单不问时间段和确认点，只发可以改的', async () => {
  await 区县.run();
  await press('编辑');
  const form = await dialog('编辑');
  await expect(form.queryByText('时间段')).toBeNull();
  const capacity = form.getByRole('spinbutton', { name: /每日容量/ });
  await userEvent.clear(capacity);
  await userEvent.type(capacity, '150');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('编辑成功')).toBeInTheDocument();
  const [sent] = stories.answers.sent(localeSet.update);
  expect(sent?.input).toMatchObject({ lsId: '401', dayCapacity: 150, confirmWay: 1 });
  expect(sent?.input).not.toHaveProperty('pointId');
});

test('拒绝的话在表单里', async () => {
  await 服务器拒绝.run();
  await press('编辑');
  const form = await dialog('编辑');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('每日容量不能小于已预约的12人')).toBeInTheDocument();
});
