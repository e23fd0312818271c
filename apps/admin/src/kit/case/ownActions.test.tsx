import { composeStories } from '@storybook/react-vite';
import { limit } from '@tqc/contract/limit';
import { invented } from '@tqc/testing/people';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn, rowOf } from '../story/screenTest';
import * as stories from './ownActions.stories';

const { 有草稿, 没有草稿 } = composeStories(stories);
const nameOf = (n: number) => invented(n).name;
const sent = () => stories.answers.sent(limit.update).map(({ input }) => input);

test('草稿编辑、提交，等着办的撤回，退回的修改后提交，办了的只看', async () => {
  await 有草稿.run();
  expect(await buttonsOf(nameOf(1))).toEqual(['编辑', '提交']);
  expect(await buttonsOf(nameOf(2))).toEqual(['撤回']);
  expect(await buttonsOf(nameOf(3))).toEqual(['修改后提交']);
  expect(await buttonsOf(nameOf(4))).toEqual([]);
  await pressIn(nameOf(1), '提交');
  await confirm(`提交${nameOf(1)}的申请吗？`);
  await waitFor(() => expect(sent()).toMatchObject([{ action: 'submit' }]));
});

test('没有草稿的，能改的就是修改后提交', async () => {
  await 没有草稿.run();
  expect(await buttonsOf(nameOf(1))).toEqual(['修改后提交']);
  expect(await buttonsOf(nameOf(2))).toEqual(['撤回']);
});

test('修改时填过的都在，号码和附件不给新的就不送', async () => {
  await 有草稿.run();
  await pressIn(nameOf(1), '编辑');
  const form = await dialog('编辑');
  const cause = await form.findByDisplayValue('以虚假材料骗取教师资格');
  await expect(form.getByRole('textbox', { name: /证件号码/ })).toHaveValue('');
  await expect(form.getByText('不改的留空')).toBeVisible();
  await expect(form.getByText('不更换的不用再上传')).toBeVisible();
  await userEvent.type(cause, '等');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    limitId: expect.any(String) as string,
    action: 'edit',
    name: nameOf(1),
    cause: '以虚假材料骗取教师资格等',
  });
});

test('换一个状态，查询条件还在；有数的写在签上', async () => {
  await 有草稿.run();
  await rowOf(nameOf(1));
  await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '孟');
  const asked = () => stories.answers.sent(limit.list).at(-1)?.input;
  await press('查 询');
  await waitFor(() => expect(asked()).toMatchObject({ name: '孟' }));
  await press('草稿（1）');
  await waitFor(() => expect(asked()).toMatchObject({ name: '孟', statuses: [0] }));
  await expect(screen.getByRole('button', { name: '全部' })).toBeVisible();
});
