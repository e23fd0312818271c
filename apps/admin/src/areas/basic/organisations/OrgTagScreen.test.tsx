import { baseOrgTag } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './OrgTagScreen.stories';
import { tagAnswers } from './orgSettingStories';

const { 省级: 标签 } = composeStories(stories);

test('标签：贴着的机构按名称列出；再选一个，两个一并送出', async () => {
  await 标签.run();
  await pressIn('重点联系区县', '关联机构');
  const form = await dialog('关联机构');
  await form.findByText('东霁区教育体育局');
  await userEvent.click(form.getByRole('combobox', { name: /关联机构/ }));
  // Of a list of several the words are pressed: the line around them answers nothing.
  const option = await screen.findByRole('option', { name: '云汀市教育局' });
  await userEvent.click(within(option).getByText('云汀市教育局'), { pointerEventsCheck: 0 });
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(tagAnswers.sent(baseOrgTag.update)).toHaveLength(1));
  expect(tagAnswers.sent(baseOrgTag.update)[0]?.input).toMatchObject({
    orgIds: ['40001', '30001'],
  });
});

test('标签贴着的机构可以打开看：名称、负责人和电话；没有机构的标签没有这个按钮', async () => {
  await 标签.run();
  expect(await buttonsOf('试点高校')).not.toContain('查看机构');
  await pressIn('重点联系区县', '查看机构');
  const window = await dialog('标签“重点联系区县”的机构');
  await window.findByText('东霁区教育体育局');
  expect(window.getByText('010-00000001')).toBeTruthy();
});
