import { lookup } from '@tqc/contract/lookup';
import { exchange, registration } from '@tqc/contract/register';
import { recordStatusRegister } from '@tqc/domain/dictionaries';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './DataViewScreen.stories';

const { 区县, 带条件, 按计划, 省级, 确认点只看, 服务器拒绝, 总数不准 } = composeStories(stories);

test('区县可以删除正常的申请，已编号的不能删，已删除的只能看；确认点不能删也不能恢复', async () => {
  await 区县.run();
  expect(await buttonsOf('李若琳')).toEqual(['查看', '删除', '推送记录']);
  expect(await buttonsOf('20241190132001002')).toEqual([
    '查看',
    '（删除）',
    '编号记录',
    '推送记录',
  ]);
  expect(await buttonsOf('刘梦瑶')).toEqual(['查看', '推送记录']);
  // Concluded by its own organisation, which takes that back itself.
  expect(await buttonsOf('24118801000004')).toEqual(['查看', '推送记录']);
  await 确认点只看.run();
  expect(await buttonsOf('李若琳')).toEqual(['查看', '推送记录']);
});

// Rules: permission-21
test('区县按删除状态查', async () => {
  await 区县.run();
  await press('展开');
  await userEvent.click(await screen.findByRole('combobox', { name: '记录状态' }));
  await userEvent.click(await screen.findByRole('option', { name: '已删除' }), {
    pointerEventsCheck: 0,
  });
  await press('查 询');
  await waitFor(() =>
    expect(stories.answers.sent(registration.list).at(-1)?.input).toMatchObject({
      recordStatus: recordStatusRegister.code('deleted'),
    }),
  );
});

test('一行的推送记录：报送了什么、结果怎样', async () => {
  await 区县.run();
  await pressIn('李若琳', '推送记录');
  const record = await dialog('李若琳的推送记录');
  await expect(await record.findByText('SL11880120240614002')).toBeInTheDocument();
  await expect(record.getByText('身份信息不一致')).toBeInTheDocument();
  expect(stories.pushes.sent(exchange.gbTaskAll).at(-1)?.input).toMatchObject({
    regId: '24118801000001',
  });
});

test('删除要写原因，连同版本发出', async () => {
  await 区县.run();
  await press('删除');
  const form = await dialog('删除');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('请输入删除原因')).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: /删除原因/ }), '重复申报');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('删除成功')).toBeInTheDocument();
  expect(stories.answers.sent(registration.remove)).toEqual([
    { version: 1, input: { regId: '24118801000001', reason: '重复申报' } },
  ]);
});

test('省级可以恢复已删除的申请', async () => {
  await 省级.run();
  expect(await buttonsOf('刘梦瑶')).toEqual(['查看', '推送记录', '恢复']);
  await press('恢复');
  await confirm('恢复“刘梦瑶”的申请？恢复后从原来的状态继续办理。');
  await expect(await screen.findByText('恢复成功')).toBeInTheDocument();
  expect(stories.answers.sent(registration.update)).toEqual([
    { version: 1, input: { regId: '24118801000003', action: 'undelete' } },
  ]);
});

test('先被别人编号的不能删，话留在表单里，写的原因也还在', async () => {
  await 服务器拒绝.run();
  await press('删除');
  const form = await dialog('删除');
  await userEvent.type(form.getByRole('textbox', { name: /删除原因/ }), '重复申报');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(
    await form.findByText('证书编号已生成，请先在编号记录中收回编号再删除'),
  ).toBeInTheDocument();
  await expect(form.getByRole('textbox', { name: /删除原因/ })).toHaveValue('重复申报');
});

test('查看进入那一件', async () => {
  await 区县.run();
  await press('查看');
  await expect(
    await screen.findByText('已转到 /register/application/24118801000001'),
  ).toBeInTheDocument();
});

test('总数不准时说“以上”，要准确的再数一次', async () => {
  await 总数不准.run();
  await userEvent.click(await screen.findByRole('button', { name: /精确|准确/ }));
  await expect(await screen.findByText(/10,?386/)).toBeInTheDocument();
});

test('可以按状态、批次、认定机构和年龄查，条件写着它们的名字', async () => {
  await 带条件.run();
  const asked = () => stories.answers.sent(registration.list).at(-1)?.input;
  await waitFor(() =>
    expect(asked()).toMatchObject({ status: 9, cbId: '101', orgId: '40001', ageFrom: 30 }),
  );
  expect(asked()?.ageTo).toBeUndefined();
  for (const word of [/确认未通过/, /2024年上半年教师资格认定/, /东霁区教育体育局/])
    expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
});

test('选项到展开时才读', async () => {
  await 区县.run();
  await press('展开');
  const batch = await screen.findByRole('combobox', { name: '批次名称' });
  expect(stories.choices.sent(lookup.queryCertBatchxx)).toEqual([]);
  await userEvent.click(batch);
  await waitFor(() => expect(stories.choices.sent(lookup.queryCertBatchxx)).toHaveLength(1));
});

test('按计划查：一个计划有几个时间段，也只列一次；地址里的计划和时间段写着名字', async () => {
  await 按计划.run();
  await waitFor(() =>
    expect(stories.answers.sent(registration.list).at(-1)?.input).toMatchObject({
      obId: '301',
      obtId: '352',
    }),
  );
  expect((await screen.findAllByText(/6月17日至6月21日/)).length).toBeGreaterThan(0);
  await press('展开');
  await userEvent.click(await screen.findByRole('combobox', { name: '认定计划' }));
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
      '东霁区2024年上半年计划',
    ]),
  );
});

test('排序方式按名称选，列头不在眼前的也能选；可以回到默认', async () => {
  await 区县.run();
  const sorted = () => stories.answers.sent(registration.list).at(-1)?.input?.sort;
  await userEvent.click(await screen.findByRole('button', { name: '排序：默认' }));
  const words = screen.getAllByRole('menuitemradio').map((one) => one.textContent);
  expect(words).toHaveLength(17);
  expect(words).toEqual(
    expect.arrayContaining(['申报序号升序', '档案号降序', '证书编号升序', '认定状态降序']),
  );
  await userEvent.click(screen.getByRole('menuitemradio', { name: '认定状态降序' }));
  await waitFor(() => expect(sorted()).toBe('status.desc'));
  await userEvent.click(await screen.findByRole('button', { name: '排序：认定状态降序' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: '默认排序' }));
  await waitFor(() => expect(sorted()).toBeUndefined());
});
