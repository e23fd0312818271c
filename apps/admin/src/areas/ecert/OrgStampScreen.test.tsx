import { ecertOrgStamp } from '@tqc/contract/ecert';
import { orgs } from '@tqc/testing/users';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../kit/story/screenTest';
import * as stories from './OrgStampScreen.stories';

const { 区县 } = composeStories(stories);
const sent = () => stories.answers.sent(ecertOrgStamp.statusChange);

test('使用中的停用，停用的启用；别的机构的只看', async () => {
  await 区县.run();
  expect(await buttonsOf('YZ118801000001')).toEqual([
    '查看印模',
    '测试签章',
    '更换',
    '停用',
    '日志',
  ]);
  expect(await buttonsOf('YZ118801000002')).toContain('启用');
  expect(await buttonsOf('YZ118801000004')).toEqual(['查看印模', '日志']);
});

test('停用要写原因；启用先问，随数据版本送出', async () => {
  await 区县.run();
  await pressIn('YZ118801000001', '停用');
  const form = await dialog('停用');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByRole('alert')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /停用原因/ }), '印章磨损');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ version: 1, input: { status: 0, reason: '印章磨损' } });
  await pressIn('YZ118801000002', '启用');
  await confirm(`启用“${orgs.county.orgName}教师资格专用章”吗？同类型使用中的印章会停用。`);
  await waitFor(() => expect(sent()).toHaveLength(2));
});

test('新增时先填本机构名称；日志写着谁在什么时候停用', async () => {
  await 区县.run();
  await press('新增印章');
  const form = await dialog('新增印章');
  expect(form.getByRole('textbox', { name: /印章名称/ })).toHaveValue(orgs.county.orgName);
  await userEvent.keyboard('{Escape}');
  await pressIn('YZ118801000001', '日志');
  await expect(await screen.findByText(/孟县审 印章磨损/)).toBeVisible();
});
