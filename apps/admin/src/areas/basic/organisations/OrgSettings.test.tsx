import { baseOrgCetNum, baseOrgTag } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, pressIn } from '../../../kit/story/screenTest';
import * as numbers from './OrgCetNumScreen.stories';
import { cetNumAnswers, tagAnswers } from './orgSettingStories';
import * as tags from './OrgTagScreen.stories';

const { 省级: 编号 } = composeStories(numbers);
const { 省级: 标签 } = composeStories(tags);

test('证书编号：发出过号码的年度只看，还没有发的可以调整和删除', async () => {
  await 编号.run();
  expect(await buttonsOf('东霁区教育体育局')).toEqual([]);
  expect(await buttonsOf('云汀市教育局')).toEqual(['调整起始', '删除']);
  await pressIn('云汀市教育局', '删除');
  await confirm('确定删除“云汀市教育局”2025年的起始编号吗？删除后从1开始编。');
  await waitFor(() => expect(cetNumAnswers.sent(baseOrgCetNum.remove)).toHaveLength(1));
});

test('标签：贴着的机构按名称列出，提交时一并送出', async () => {
  await 标签.run();
  await pressIn('重点联系区县', '关联机构');
  const form = await dialog('关联机构');
  await form.findByText('东霁区教育体育局');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(tagAnswers.sent(baseOrgTag.update)).toHaveLength(1));
  expect(tagAnswers.sent(baseOrgTag.update)[0]?.input).toMatchObject({ orgIds: ['40001'] });
});
