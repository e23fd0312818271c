import { baseOrg } from '@tqc/contract/basic';
import { provinceBatch } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './RegSiteOrgScreen.stories';
import { correctAnswers } from './siteStories';

const { 省级, 区县 } = composeStories(stories);
const { own } = stories;

test('每种状态能做的事：没有编写的编辑，待审核的审核，已公示的更正', async () => {
  await 省级.run();
  expect(await buttonsOf('云梦省教育厅')).toEqual(['查看', '编辑', '痕迹']);
  expect(await buttonsOf('云汀市教育局')).toEqual(['审核', '更正', '痕迹']);
  expect(await buttonsOf('东霁区教育体育局')).toEqual(['查看', '更正', '痕迹']);
  expect(await buttonsOf('北岚区教育局')).toEqual(['查看', '痕迹']);
});

test('审核时对照修改前后，退回要写原因', async () => {
  await 省级.run();
  await pressIn('云汀市教育局', '审核');
  const window = await dialog('云汀市教育局的公示信息');
  await expect(await window.findByText('东霁区滨河路1号 → 东霁区滨河路2号')).toBeVisible();
  await userEvent.click(window.getByRole('button', { name: '退回' }));
  const form = await dialog('退回');
  await userEvent.click(form.getByRole('button', { name: '退回 1 条' }));
  await expect(await form.findByText('请输入审核意见')).toBeVisible();
});

test('更正从已公示的内容开始', async () => {
  await 省级.run();
  await pressIn('东霁区教育体育局', '更正');
  const form = await dialog('更正');
  const address = await form.findByDisplayValue('东霁区滨河路1号');
  await userEvent.clear(address);
  await userEvent.type(address, '东霁区滨河路3号');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(correctAnswers.sent(provinceBatch.updateSiteOrg).at(-1)?.input).toMatchObject({
      orgIdKey: '40001',
      address: '东霁区滨河路3号',
    }),
  );
});

test('本机构的草稿编辑后申请发布', async () => {
  await 区县.run();
  expect(await buttonsOf('北岚区教育局')).toEqual(['查看', '编辑', '申请发布', '痕迹']);
  await pressIn('北岚区教育局', '申请发布');
  await confirm('确定申请发布“北岚区教育局”的公示信息吗？审核通过前不能再修改，可以撤回。');
  expect(own.sent(baseOrg.siteOrgReleaseApply).at(-1)?.version).toBe(5);
});
