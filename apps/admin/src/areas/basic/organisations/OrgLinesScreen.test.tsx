import { baseOrgHisoryLog } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, chooseIn, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './OrgLinesScreen.stories';
import { logAnswers } from './orgStories';

const { 省级 } = composeStories(stories);

test('系统记下的只能看，逐项对照变更前后；补录的可以改和删', async () => {
  await 省级.run();
  expect(await buttonsOf('010-00000009；—')).toEqual(['查看']);
  expect(await buttonsOf('东霁区教委')).toEqual(['查看', '编辑', '删除']);
  await pressIn('010-00000009；—', '查看');
  const window = await dialog('东霁区教育体育局');
  await expect(await window.findByText('010-00000009 → 010-00000001')).toBeVisible();
});

test('补录写明机构、种类和哪一天', async () => {
  await 省级.run();
  await press('补录');
  const form = await dialog('补录');
  await chooseIn(form, /机构/, '云汀市教育局');
  await chooseIn(form, /操作类型/, '更名');
  await userEvent.type(form.getByRole('textbox', { name: /发生日期/ }), '2010-03-01{Enter}');
  await userEvent.type(form.getByRole('textbox', { name: /变更内容/ }), '机构名称');
  await userEvent.click(form.getByRole('button', { name: /提\s*交|确\s*定|保\s*存/ }));
  await waitFor(() => expect(logAnswers.sent(baseOrgHisoryLog.create)).toHaveLength(1));
  expect(logAnswers.sent(baseOrgHisoryLog.create)[0]?.input).toMatchObject({
    orgId: '30001',
    kind: 3,
    day: '2010-03-01',
    field: '机构名称',
  });
});
