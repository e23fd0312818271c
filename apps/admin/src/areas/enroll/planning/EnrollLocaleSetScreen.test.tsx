import { localeSet } from '@tqc/contract/enroll';
import { orgs } from '@tqc/testing/users';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EnrollLocaleSetScreen.stories';

const { 区县, 服务器拒绝, 没有时间段, 没有确认点 } = composeStories(stories);

test('自己的可改可停，有人选择的不能删，下级的只看', async () => {
  await 区县.run();
  const all = ['查看', '编辑', '停用', '时间段', '日历', '复制', '删除'];
  expect(await buttonsOf('东霁区政务服务中心')).toEqual(all);
  expect(await buttonsOf('东霁区第三中学确认点')).toEqual([...all.slice(0, -1), '（删除）']);
  expect((await buttonsOf('停用的确认点'))[2]).toBe('启用');
  expect(await buttonsOf('下级的确认点')).toEqual(['查看', '时间段', '日历']);
});

test.each([
  [没有时间段, '没有可以安排的时间段：请先编制注册计划，或者等计划通过审批'],
  [没有确认点, '本机构没有启用的注册确认点，请先新增确认点'],
])('没有可以安排的，新增和复制都不能按，按钮说明原因', async (story, reason) => {
  await story.run();
  for (const name of ['新增安排', '批量新增']) {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeDisabled());
    expect(button).toHaveAttribute('title', reason);
  }
  expect(await buttonsOf('东霁区第三中学确认点')).toContain('（复制）');
});

test('新增时选了有学校的确认点才问关联学校', async () => {
  await 区县.run();
  await press('新增安排');
  const form = await dialog('新增安排');
  await expect(form.getByRole('textbox', { name: /上午时段/ })).toHaveValue('08:30-11:30');
  await expect(form.queryByText('关联学校')).toBeNull();
  await userEvent.click(form.getByRole('combobox', { name: /确认点/ }));
  await userEvent.click(await screen.findByRole('option', { name: '东霁区第三中学确认点' }), {
    pointerEventsCheck: 0,
  });
  await expect(await form.findByText('关联学校')).toBeInTheDocument();
});

test('停用发出状态0和版本', async () => {
  await 区县.run();
  await pressIn('东霁区第三中学确认点', '停用');
  await confirm(/^确定停用“.+”的安排（.+ 至 .+）吗？$/);
  await expect(await screen.findByText('停用成功')).toBeInTheDocument();
  expect(stories.answers.sent(localeSet.update)).toEqual([
    { version: 5, input: { lsId: '872', status: 0 } },
  ]);
});

test('时间段里看得到哪些点还没有安排、每天能办多少人；日历看一个点的每一天', async () => {
  await 区县.run();
  await pressIn('东霁区第三中学确认点', '时间段');
  const slot = await dialog('东霁区2024年注册计划的时间段安排');
  await expect(await slot.findByText('还没有安排：东霁区第五小学确认点')).toBeInTheDocument();
  const days = await slot.findByRole('table', { name: '各日可办理人数' });
  await expect(days).toHaveTextContent('05-291 个点 80 人05-30未安排');
  await userEvent.keyboard('{Escape}');
  await pressIn('东霁区第三中学确认点', '日历');
  const calendar = await dialog('东霁区第三中学确认点的工作日历');
  await expect(await calendar.findByRole('table', { name: '工作日历' })).toHaveTextContent(
    '06-0308:30-11:3080 人',
  );
});

test('现场工作是同一份记录', async () => {
  await 区县.run();
  await expect(await screen.findByText('现场工作')).toBeInTheDocument();
  await expect(await screen.findByText(orgs.point.orgName)).toBeInTheDocument();
});

test('改到时间段外面时说出哪里不合', async () => {
  await 服务器拒绝.run();
  await pressIn('东霁区第三中学确认点', '停用');
  await confirm(/^确定停用“.+”的安排（.+ 至 .+）吗？$/);
  await expect(await screen.findByText(/超出时间段的确认时间/)).toBeInTheDocument();
});
