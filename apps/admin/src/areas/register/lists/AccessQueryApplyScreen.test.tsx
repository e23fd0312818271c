import { accessQuery, registration, registrationReview } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test, vi } from 'vitest';
import { buttonsOf, dialog, press, pressIn, rowOf } from '../../../kit/story/screenTest';
import * as stories from './AccessQueryApplyScreen.stories';

const { 区县 } = composeStories(stories);

async function choose(name: string): Promise<void> {
  const box = (await rowOf(name)).querySelector<HTMLElement>('input[type=checkbox]');
  if (!box) throw new Error(`${name} 不能勾选`);
  await userEvent.click(box);
}

test('结果到哪天有效看得到，过期的标出来；有发现的可以复议', async () => {
  await 区县.run();
  expect(await rowOf('24118801000003')).toHaveTextContent('2024-09-12');
  expect(await rowOf('24118801000004')).toHaveTextContent('2024-05-30 已过期');
  expect(await buttonsOf('24118801000005')).toEqual(['查看', '申请复议', '查看结果']);
  expect(await buttonsOf('24118801000003')).toEqual(['查看', '查看结果']);
  expect(stories.answers.sent(registration.list)[0]?.input).toMatchObject({
    statuses: [15, 18],
    mine: true,
  });
});

test('一行能办什么就有什么：发起、取消、过期的重新查询；别的机构的只能看', async () => {
  await 区县.run();
  expect(await buttonsOf('24118801000001')).toEqual(['查看', '发起查询']);
  expect(await buttonsOf('24118801000002')).toEqual(['查看', '取消查询']);
  expect(await buttonsOf('24118801000004')).toEqual(['查看', '重新查询', '查看结果']);
  expect(await buttonsOf('24118801000006')).toEqual(['查看']);
  await pressIn('24118801000004', '重新查询');
  const form = await dialog('重新查询');
  await userEvent.click(form.getByRole('button', { name: '重新查询 1 条' }));
  await expect(await screen.findByText(/已发起查询 1 条/)).toBeInTheDocument();
  expect(stories.review.sent(registrationReview.batchAllowQuery).at(-1)?.input).toEqual({
    regIds: '24118801000004',
  });
});

test('查看结果：结果、时间、批号，问的是现在的', async () => {
  await 区县.run();
  await pressIn('24118801000005', '查看结果');
  const found = within(await screen.findByRole('dialog', { name: /的查询结果$/ }));
  await expect(await found.findByText('有判决信息')).toBeInTheDocument();
  expect(found.getByText('AQ20240614001')).toBeInTheDocument();
  expect(stories.review.sent(registrationReview.getAccessQueryStatus)[0]?.input).toEqual({
    regId: '24118801000005',
  });
});

test('本机构办理的在前，也可以看全部', async () => {
  await 区县.run();
  await press('全部可见');
  await waitFor(() =>
    expect(stories.answers.sent(registration.list).at(-1)?.input).not.toHaveProperty('mine'),
  );
});

test('没有办理的连同号码一起列出，可以复制', async () => {
  await 区县.run();
  await choose('24118801000003');
  await choose('24118801000004');
  await press('发起查询');
  const form = await dialog('发起查询');
  const left = within(form.getByRole('group', { name: '不办理的和原因' }));
  expect(left.getByText('24118801000004')).toBeInTheDocument();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await userEvent.click(form.getByRole('button', { name: '复制' }));
  await expect(await screen.findByText('已复制 1 条')).toBeInTheDocument();
  expect(written.mock.calls[0]?.[0]).toMatch(/^24118801000004\t.+\t准入查询结果正常/);
});

test('发起查询先说给谁查、谁不用查；取消也是', async () => {
  await 区县.run();
  await choose('24118801000001');
  await choose('24118801000003');
  await press('发起查询');
  const form = await dialog('发起查询');
  expect(form.getByText(/将办理 1 条/)).toBeInTheDocument();
  expect(form.getByText(/2024-09-12前有效，不用重新查询/)).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: '发起查询 1 条' }));
  await expect(await screen.findByText(/已发起查询 1 条/)).toBeInTheDocument();
  expect(stories.review.sent(registrationReview.batchAllowQuery)).toHaveLength(2);
});

test('复议写明说明、附上材料，带着版本发出', async () => {
  await 区县.run();
  await press('申请复议');
  const form = await dialog('申请复议');
  await userEvent.type(form.getByRole('textbox', { name: /复议说明/ }), '同名同姓');
  const file = new File(['%PDF'], '证明.pdf', { type: 'application/pdf' });
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (chooser) await userEvent.upload(chooser, file);
  await form.findByText(/证明\.pdf/);
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('申请复议成功')).toBeInTheDocument();
  expect(stories.again.sent(accessQuery.fuyi)).toEqual([
    {
      version: 3,
      input: {
        regId: '24118801000005',
        reason: '同名同姓',
        fileId: '00000000-0000-7000-8000-000000000001',
      },
    },
  ]);
});
