import { provinceBatch, provinceBatchPostpone } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './ProvincePlanScreen.stories';

const { 省级, 国家中心只看, 服务器拒绝 } = composeStories(stories);

test('每种状态能做的事不同，别省的计划什么都不能做', async () => {
  await 省级.run();
  expect(await buttonsOf('未上报的计划')).toEqual(['编辑', '上报', '查看', '删除']);
  expect(await buttonsOf('等待审批的计划')).toEqual(['撤回', '查看']);
  expect(await buttonsOf('已通过的计划')).toEqual(['申请变更', '查看', '变更记录']);
  expect(await buttonsOf('被退回的计划')).toEqual(['编辑', '上报', '查看']);
  expect(await buttonsOf('别省的计划')).toEqual(['查看']);
});

test('上报发出计划和版本', async () => {
  await 省级.run();
  await press('上报');
  await confirm('确定上报吗？');
  await expect(await screen.findByText('上报成功')).toBeInTheDocument();
  expect(stories.answers.sent(provinceBatch.update)).toEqual([
    { version: 1, input: { pbId: '202', action: 'report' } },
  ]);
});

test('编辑带着原来的时间，没有改就原样发回，网报时间成段', async () => {
  await 省级.run();
  await press('编辑');
  const form = await dialog('编辑');
  const name = form.getByRole('textbox', { name: /计划名称/ });
  await expect(name).toHaveValue('未上报的计划');
  await userEvent.clear(name);
  await userEvent.type(name, '云梦省春季计划');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('编辑成功')).toBeInTheDocument();
  const [sent] = stories.answers.sent(provinceBatch.update);
  expect(sent?.version).toBe(1);
  expect(sent?.input).toEqual({
    pbId: '202',
    action: 'edit',
    planName: '云梦省春季计划',
    confirmBegin: '2024-06-10',
    confirmEnd: '2024-06-28',
    approveBegin: '2024-06-17',
    approveEnd: '2024-07-12',
    autoPass: false,
    ctIds: [1, 2, 3, 4],
    contact: '顾省审',
    contactPhone: '15420000011',
    notice: '',
    filing: [{ begin: '2024-06-03 09:00', end: '2024-06-21 17:00' }],
    orgIds: [],
  });
});

test('申请变更要选类型、写原因，没有改的日期不发', async () => {
  await 省级.run();
  await press('申请变更');
  const form = await dialog('申请变更');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  expect(
    (await form.findAllByRole('alert')).map(({ textContent }: HTMLElement) => textContent),
  ).toEqual(['请选择变更类型', '请输入申请原因']);
  await userEvent.click(form.getByRole('combobox', { name: /变更类型/ }));
  // The list may still be coming down.
  await userEvent.click(await screen.findByRole('option', { name: '延期' }), {
    pointerEventsCheck: 0,
  });
  await userEvent.type(form.getByRole('textbox', { name: /申请原因/ }), '毕业证书发放推迟');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('申请变更成功')).toBeInTheDocument();
  expect(stories.changes.sent(provinceBatchPostpone.create)).toEqual([
    {
      version: undefined,
      input: { pbId: '201', changeKind: 1, reason: '毕业证书发放推迟', after: {} },
    },
  ]);
});

test('网报可以分几段，编辑时一段也不少', async () => {
  await 省级.run();
  await press('编辑');
  const form = await dialog('编辑');
  await userEvent.click(form.getByRole('button', { name: '添加网报时间段' }));
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('网报时间段2：请选择网报开始时间')).toBeInTheDocument();
  for (const _ of ['3', '4'])
    await userEvent.click(form.getByRole('button', { name: '添加网报时间段' }));
  await expect(form.queryByRole('button', { name: '添加网报时间段' })).toBeNull();
});

test('可以只向几个机构开放，变更时也可以改', async () => {
  await 省级.run();
  await press('申请变更');
  const form = await dialog('申请变更');
  await userEvent.click(form.getByRole('combobox', { name: /变更类型/ }));
  await userEvent.click(await screen.findByRole('option', { name: '开放机构调整' }), {
    pointerEventsCheck: 0,
  });
  await userEvent.click(form.getByRole('combobox', { name: /开放机构/ }));
  // Of several that can be chosen the words are what is clicked.
  await userEvent.click(await screen.findByText('东霁区教育局(演示)'), { pointerEventsCheck: 0 });
  await userEvent.type(form.getByRole('textbox', { name: /申请原因/ }), '新设机构');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('申请变更成功')).toBeInTheDocument();
  expect(stories.changes.sent(provinceBatchPostpone.create)[0]?.input).toEqual({
    pbId: '201',
    changeKind: 3,
    reason: '新设机构',
    after: { orgIds: ['328801'] },
  });
});

test('不能上报时说出原因', async () => {
  await 服务器拒绝.run();
  await press('上报');
  await confirm('确定上报吗？');
  await expect(
    await screen.findByText('确认结束日期晚于批次结束日期，请调整后再上报'),
  ).toBeInTheDocument();
});

test('变更记录只看这一个计划的', async () => {
  await 省级.run();
  await pressIn('已通过的计划', '变更记录');
  await expect(
    await screen.findByText((text) => {
      if (!text.startsWith('已转到 /register/ProvinceBatchPostponeSubModel?')) return false;
      const asked = new URLSearchParams(text.split('?')[1]);
      expect(Object.fromEntries(asked)).toEqual({ planName: '已通过的计划', planKind: 'province' });
      return true;
    }),
  ).toBeInTheDocument();
});

test('国家级不新增也不改', async () => {
  await 国家中心只看.run();
  expect(await buttonsOf('未上报的计划')).toEqual(['查看']);
  await expect(screen.queryByRole('button', { name: '新增计划' })).toBeNull();
});
