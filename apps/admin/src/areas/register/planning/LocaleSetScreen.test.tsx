import { localeSet } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import { orgs } from '@tqc/testing/users';
import * as stories from './LocaleSetScreen.stories';

const { 区县, 省级只看, 服务器拒绝, 没有计划 } = composeStories(stories);

test('已有人预约的不能删，停用的可以启用', async () => {
  await 区县.run();
  expect(await buttonsOf('东霁区政务服务中心')).toEqual(['查看', '编辑', '停用', '复制', '删除']);
  expect(await buttonsOf('东霁区第三中学')).toEqual([
    '查看',
    '编辑',
    '停用',
    '复制',
    '（删除）',
    '转移申请人',
  ]);
  expect(await buttonsOf('澄岚师范大学')).toEqual(['查看', '编辑', '启用', '复制', '删除']);
});

test('没有自己的计划：不按计划和时间段查，新增和复制不能按，按钮说明原因', async () => {
  await 没有计划.run();
  for (const name of ['新增安排', '批量新增']) {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeDisabled());
    expect(button).toHaveAttribute(
      'title',
      '没有可以安排的时间段：请先编制认定计划，或者等计划通过审批',
    );
  }
  expect(await buttonsOf('东霁区第三中学')).toContain('（复制）');
  expect(screen.queryByRole('combobox', { name: /认定计划|时间段/ })).toBeNull();
});

test('省级只看：没有新增，行上也没有编辑、停用、删除', async () => {
  await 省级只看.run();
  expect(await buttonsOf('东霁区政务服务中心')).toEqual(['查看']);
  await expect(screen.queryByRole('button', { name: '新增安排' })).toBeNull();
});

test('转移申请人打开等待确认的名单，停用可以批量', async () => {
  await 区县.run();
  await pressIn('东霁区第三中学', '转移申请人');
  await expect(
    await screen.findByText((text) => {
      if (!text.startsWith('已转到 /register/RegistrationCheckSubModel?')) return false;
      const asked = new URLSearchParams(text.split('?')[1]);
      expect(asked.get('obtId')).toBe('351');
      expect(decodeURIComponent(asked.get('pointId') ?? '')).toContain('50002,东霁区第三中学');
      return true;
    }),
  ).toBeInTheDocument();
  await 区县.run();
  await userEvent.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
  await press('批量停用');
  const form = await dialog('批量停用');
  await expect(form.getByText(/已经停用，不用再停用/)).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: '停用 2 条' }));
  await expect(await screen.findByText('已停用 2 条')).toBeInTheDocument();
  expect(stories.answers.sent(localeSet.update)).toMatchObject([
    { input: { lsId: '401', status: 0 } },
    { input: { lsId: '402', status: 0 } },
  ]);
});

test('删除先问是哪一个安排', async () => {
  await 区县.run();
  await pressIn('东霁区政务服务中心', '删除');
  const question = await screen.findByRole('dialog', {
    name: /^确定删除“.+”的安排（.+ 至 .+）吗？$/,
  });
  const yes = within(question).getByRole('button', { name: '确 定' });
  await expect(yes.className).toContain('danger');
});

test('停用发出状态0和版本', async () => {
  await 区县.run();
  await press('停用');
  await confirm(/^确定停用“.+”的安排（.+ 至 .+）吗？$/);
  await expect(await screen.findByText('停用成功')).toBeInTheDocument();
  expect(stories.answers.sent(localeSet.update)).toEqual([
    { version: 2, input: { lsId: '401', status: 0 } },
  ]);
});

test('新增安排先有通常的时段和容量，必填的没填就不发', async () => {
  await 区县.run();
  await press('新增安排');
  const form = await dialog('新增安排');
  await expect(form.getByRole('textbox', { name: /上午时段/ })).toHaveValue('08:30-11:30');
  await expect(form.getByRole('spinbutton', { name: /每日容量/ })).toHaveValue('100');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  expect((await form.findAllByRole('alert')).length).toBeGreaterThan(3);
  expect(stories.answers.sent(localeSet.create)).toEqual([]);
});

test('时段的错误立在时段上：不存在的时刻、下午在上午之前', async () => {
  await 区县.run();
  await press('编辑');
  const form = await dialog('编辑');
  const am = form.getByRole('textbox', { name: /上午时段/ });
  await expect(am).toHaveAttribute('placeholder', '如 08:30-11:30，不办理可不填');
  const said = () => form.getAllByRole('alert').map(({ textContent }: HTMLElement) => textContent);
  await userEvent.clear(am);
  await userEvent.type(am, '25:00-03:00');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  expect(said()).toEqual([
    '上午时段应为 00:00 至 23:59 之间的起止时刻，开始早于结束，如 08:30-11:30',
  ]);
  await userEvent.clear(am);
  await userEvent.type(am, '15:00-16:00');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  expect(said()).toEqual(['下午时段不能早于上午时段结束的时间']);
  expect(stories.answers.sent(localeSet.update)).toEqual([]);
  await userEvent.clear(am);
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('编辑成功')).toBeInTheDocument();
  expect(stories.answers.sent(localeSet.update)[0]?.input).toMatchObject({ amHours: '' });
});

test('没有勾选时批量按钮说的是安排', async () => {
  await 区县.run();
  const stop = await screen.findByRole('button', { name: '批量停用' });
  await expect(stop).toBeDisabled();
  await expect(stop).toHaveAttribute('title', '请先勾选要办理的安排');
});

test('编辑的表单不问时间段和确认点，只发可以改的', async () => {
  await 区县.run();
  await press('编辑');
  const form = await dialog('编辑');
  await expect(form.queryByText('时间段')).toBeNull();
  const capacity = form.getByRole('spinbutton', { name: /每日容量/ });
  await userEvent.clear(capacity);
  await userEvent.type(capacity, '150');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('编辑成功')).toBeInTheDocument();
  const [sent] = stories.answers.sent(localeSet.update);
  expect(sent?.input).toMatchObject({ lsId: '401', dayCapacity: 150, confirmWay: 1 });
  expect(sent?.input).not.toHaveProperty('pointId');
});

test('批量新增：选几个确认点，没有加上的说出原因', async () => {
  await 区县.run();
  await press('批量新增');
  const form = await dialog('批量新增');
  await userEvent.click(form.getByRole('combobox', { name: /时间段/ }));
  await userEvent.click(await screen.findByRole('option', { name: /6月3日/ }), {
    pointerEventsCheck: 0,
  });
  await userEvent.click(form.getByRole('combobox', { name: /确认点/ }));
  const [choice] = (await screen.findAllByText(orgs.point.orgName)).slice(-1);
  if (choice) await userEvent.click(choice, { pointerEventsCheck: 0 });
  await userEvent.type(form.getByRole('textbox', { name: /确认范围/ }), '东霁区户籍');
  await expect(form.getByRole('textbox', { name: /上午时段/ })).toHaveValue('08:30-11:30');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  expect(
    (await form.findAllByRole('alert')).map(({ textContent }: HTMLElement) => textContent),
  ).toEqual(['请选择确认开始日期', '请选择确认结束日期', '请选择面向人员', '请选择可办种类']);
});

test('复制带着原来的内容，时间段和确认点另选', async () => {
  await 区县.run();
  await pressIn('东霁区政务服务中心', '复制');
  const form = await dialog('复制');
  await expect(form.getByRole('textbox', { name: /确认范围/ })).toHaveValue(
    '户籍或居住地在东霁区的申请人',
  );
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  expect(
    (await form.findAllByRole('alert')).map(({ textContent }: HTMLElement) => textContent),
  ).toEqual(['请选择时间段', '请选择确认点']);
});

test('批量删除：有人选了的不删，说得出是哪个', async () => {
  await 区县.run();
  await userEvent.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
  await press('批量删除');
  const form = await dialog('批量删除');
  await expect(form.getByText(/将办理 2 条/)).toBeInTheDocument();
  await expect(form.getByText(/东霁区第三中学确认点：已有12人/)).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: '删除 2 条' }));
  await expect(await screen.findByText('已删除 2 条')).toBeInTheDocument();
  expect(stories.answers.sent(localeSet.remove).map(({ input }) => input)).toEqual([
    { lsId: '401' },
    { lsId: '403' },
  ]);
});

test('拒绝的话在表单里', async () => {
  await 服务器拒绝.run();
  await press('编辑');
  const form = await dialog('编辑');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('每日容量不能小于已预约的12人')).toBeInTheDocument();
});
