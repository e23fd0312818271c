import { admins } from '@tqc/contract/rms';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press } from '../../../kit/story/screenTest';
import { answers } from './UniversityUserScreen.stories';
import * as stories from './UniversityUserScreen.stories';

const { 省级, 国家级, 没有高校 } = composeStories(stories);

test('只问高校的用户；停用的可以启用，新增时只选高校', async () => {
  await 省级.run();
  expect(await buttonsOf('yxdx_tianbao')).toContain('启用');
  expect(answers.sent(admins.list).at(-1)?.input).toMatchObject({ orgType: 6 });
  await press('新增用户');
  await expect((await dialog('新增用户')).getByRole('combobox', { name: /机构/ })).toBeVisible();
  await expect(screen.getByRole('button', { name: '批量重置密码' })).toBeInTheDocument();
});

test('国家级没有直接下级的高校，不给新增', async () => {
  await 国家级.run();
  expect(await buttonsOf('yxdx_tianbao')).toContain('启用');
  expect(screen.queryByRole('button', { name: '新增用户' })).toBeNull();
});

test('本省没有高校时不能新增，按钮说明先做什么', async () => {
  await 没有高校.run();
  const button = await screen.findByRole('button', { name: '新增用户' });
  await waitFor(() => expect(button).toBeDisabled());
  expect(button).toHaveAttribute('title', '本省还没有启用的高校，请先在机构管理中新增');
});
