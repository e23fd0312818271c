import { rolePermission } from '@tqc/contract/rms';
import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './RoleListScreen.stories';
import { grantAnswers } from './roleStories';

const { 省级, 使用情况读不到 } = composeStories(stories);

test('国家的角色省级只看和复制；本省的可以授权，停用的可以启用', async () => {
  await 省级.run();
  expect(await buttonsOf('^县级经办$')).toEqual(['查看', '复制']);
  expect(await buttonsOf('^县级查询$')).toEqual([
    '查看',
    '授予权限',
    '取消权限',
    '菜单显示',
    '编辑',
    '复制',
    '停用',
    '删除',
  ]);
});

test('授予前说明改变几个控件、涉及几个人；已有的权限不再列出', async () => {
  await 省级.run();
  await pressIn('^县级查询$', '授予权限');
  const form = await dialog('授予权限');
  const page = await form.findByRole('checkbox', { name: /^打开/ });
  expect(form.queryByRole('checkbox', { name: '查询认定数据' })).toBeNull();
  await userEvent.click(page, { pointerEventsCheck: 0 });
  await expect(
    await form.findByText(/将改变 2 个控件，涉及 3 人（孟知远、林问夏、江以宁）/),
  ).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(
      grantAnswers.sent(rolePermission.relations).filter(({ input }) => input.preview !== true),
    ).toHaveLength(1),
  );
});

test('在哪些地方使用读不到时说明，不说没有人在用', async () => {
  await 使用情况读不到.run();
  await pressIn('^县级查询$', '查看');
  const facts = await dialog('县级查询');
  await expect(await facts.findByRole('button', { name: '重试' })).toBeVisible();
  expect(facts.queryByText('没有人在用')).toBeNull();
});
