import { composeStories } from '@storybook/react-vite';
import { certApply } from '@tqc/contract/cert';
import { invented } from '@tqc/testing/people';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, chooseIn, dialog, press, pressIn, rowOf } from '../story/screenTest';
import * as stories from './CaseInbox.stories';

const { 待办, 已办 } = composeStories(stories);
const mine = invented(1).name;
const sent = () => stories.answers.sent(certApply.update);

test('等着办理的说停留了几天；自己提交的办不了，写着原因', async () => {
  await 待办.run();
  await rowOf(mine);
  await expect(screen.getByText('停留天数')).toBeInTheDocument();
  expect(await buttonsOf(mine)).toEqual(['审核', '查看']);
  expect(await buttonsOf(invented(2).name)).toEqual(['（审核）', '查看']);
});

test('办理前先看事项和经过；结论连同事项的编号和版本送出', async () => {
  await 待办.run();
  await pressIn(mine, '审核');
  const form = await dialog('审核');
  await expect(await form.findByText('封皮破损')).toBeVisible();
  await expect(form.getByText('补发换发 · 提交申请')).toBeVisible();
  await chooseIn(form, /结论/, '审核通过');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ version: 1, input: { decision: 'pass' } });
});

test('勾选了一起办：不能办的那条说为什么', async () => {
  await 待办.run();
  await rowOf(mine);
  for (const box of screen.getAllByRole('checkbox').slice(0, 1)) await userEvent.click(box);
  await press('批量通过');
  const asked = await dialog('批量通过');
  await expect(asked.getByText(/将办理 1 条/)).toBeVisible();
  await expect(asked.getByText(/不能审批自己提交的申请/)).toBeVisible();
});

test('办过的不能勾选，也不说停留', async () => {
  await 已办.run();
  await rowOf(mine);
  expect(screen.queryByText('停留天数')).toBeNull();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.queryByRole('button', { name: '批量通过' })).toBeNull();
});

test('附件打开来看，没有的写一道横线；遮盖的号码旁边可以申请查看', async () => {
  await 已办.run();
  await pressIn(mine, '查看');
  const view = await dialog(`${mine}的申请`);
  await view.findByText('封皮破损');
  const valueOf = (label: string) => view.getByText(label).parentElement;
  await expect(valueOf('申请表扫描件')).toHaveTextContent('查看');
  await expect(valueOf('新照片')).toHaveTextContent('—');
  await expect(valueOf('证件号码')).toHaveTextContent(`${invented(1).maskedIdNo} 查看`);
});
