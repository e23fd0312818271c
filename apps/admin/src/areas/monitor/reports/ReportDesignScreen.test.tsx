import { reports } from '@tqc/contract/monitor';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { afterEach, test } from 'vitest';
import { draftStore } from '../../../kit/form/drafts';
import { buttonsOf, confirm, dialog, headsOf, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './ReportDesignScreen.stories';

const { 国家级, 设计, 新建, 预览 } = composeStories(stories);
const sent = () => stories.answers.sent(reports.add).map(({ input }) => input);

afterEach(() => {
  for (const key of ['new/0', '8102/2']) draftStore.drop(`monitor.report/${key}`);
});

async function choose(label: RegExp, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }), {
    pointerEventsCheck: 0,
  });
  await userEvent.keyboard('{Escape}');
}

test('每种状态有自己的操作：复核的人不是提交的人', async () => {
  await 国家级.run();
  expect(await buttonsOf('教师资格认定情况统计表')).toEqual([
    '设计',
    '查看数据',
    '停用',
    '定时',
    '取消授权',
  ]);
  expect(await buttonsOf('认定批次进度表')).toEqual([
    '设计',
    '查看数据',
    '发布',
    '删除',
    '取消授权',
  ]);
  expect(await buttonsOf('分学科认定情况统计表')).toContain('放弃新版本');
  expect(await buttonsOf('全国认定情况')).toEqual(['查看数据', '通过', '退回']);
  expect(await buttonsOf('证书年度种类统计表')).toEqual(['查看数据', '（通过）', '退回', '定时']);
  expect(await buttonsOf('审批时效统计表')).toEqual(['查看数据', '启用', '删除', '取消授权']);
  await pressIn('认定批次进度表', '发布');
  await confirm('发布“认定批次进度表”？发布后可见的机构马上看到。');
  expect(stories.answers.sent(reports.publish)).toEqual([
    { version: 2, input: { id: '8102', action: 'ask' } },
  ]);
});

test('从模板新建：表头马上出来，改了名称保存，转到保存的草稿', async () => {
  await 新建.run();
  await choose(/从模板开始/, '教师资格认定情况统计表');
  await waitFor(async () => expect(await headsOf()).toContain('认定人数'));
  const name = await screen.findByRole('textbox', { name: /报表名称/ });
  await userEvent.clear(name);
  await userEvent.type(name, '本省认定情况');
  await press('保存草稿');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ name: '本省认定情况', audience: [2, 3, 4], business: 2 });
  expect(sent()[0]).not.toHaveProperty('id');
  await screen.findByText(/统计截止时间/);
});

test('没有选指标、没有名称：指出在哪里，不发送；写的内容留着', async () => {
  await 新建.run();
  await press('保存草稿');
  await screen.findByText('请输入报表名称');
  const columns = within(screen.getByRole('group', { name: '列' }));
  expect(columns.getByRole('alert')).toHaveTextContent('第1组列：请选择指标');
  expect(sent()).toEqual([]);
  const name = screen.getByRole('textbox', { name: /报表名称/ });
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.type(name, '本省');
  await press('保存草稿');
  // The columns stand below the window.
  await waitFor(() => {
    const { top, bottom } = columns.getByRole('alert').getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
  await userEvent.click(columns.getByRole('combobox', { name: /^指标/ }));
  const option = await screen.findByRole('option', { name: '网报人数' });
  await userEvent.click(within(option).getByText('网报人数'), { pointerEventsCheck: 0 });
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(await headsOf()).toContain('网报人数'));
  expect(screen.queryByText(/：请选择指标/)).toBeNull();
  await press('添加一组列');
  expect(screen.getAllByRole('group', { name: /组列$/ })).toHaveLength(2);
});

test('改草稿带着读到的版本；没有改动时右边是数据', async () => {
  await 设计.run();
  await screen.findByText(/统计截止时间/);
  const fields = within(screen.getByRole('region', { name: '报表定义' }));
  await userEvent.type(fields.getByRole('textbox', { name: /说明/ }), '按申请统计');
  await screen.findByText('表头预览，保存后显示数据');
  await press('保存草稿');
  await waitFor(() => expect(sent()[0]).toMatchObject({ id: '8102', version: 2 }));
});

test('预览是最近保存的内容', async () => {
  await 预览.run();
  await screen.findByText(/统计截止时间/);
  expect(stories.answers.sent(reports.getReportDataPreview)[0]?.input).toMatchObject({
    id: '8102',
    draft: true,
  });
  await press('返回列表');
  await screen.findByText('新建报表');
});

test('定时：选频率、钟点和接收人；不定时就是取消', async () => {
  await 国家级.run();
  await pressIn('教师资格认定情况统计表', '定时');
  const form = await dialog('定时');
  await userEvent.click(await form.findByRole('button', { name: '选择人员' }));
  const picker = await dialog('选择人员');
  await userEvent.click(
    within(await picker.findByRole('row', { name: /顾县审/ })).getByRole('checkbox'),
  );
  await userEvent.click(picker.getByRole('button', { name: '确定' }));
  await form.findByRole('button', { name: '去掉顾县审' });
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(stories.answers.sent(reports.schedule)).toHaveLength(1));
  expect(stories.answers.sent(reports.schedule)[0]).toMatchObject({
    version: 2,
    input: { id: '8101', every: 1, hour: 8, format: 'xlsx', receivers: ['11'] },
  });
});

test('取消授权：选一级机构，带着读到的版本', async () => {
  await 国家级.run();
  await pressIn('教师资格认定情况统计表', '取消授权');
  const form = await dialog('取消授权');
  await userEvent.click(form.getByRole('combobox', { name: /可见机构/ }));
  await userEvent.click(await screen.findByRole('option', { name: '市级' }), {
    pointerEventsCheck: 0,
  });
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(stories.answers.sent(reports.removeRole)).toEqual([
      { version: 2, input: { id: '8101', roleid: 3 } },
    ]),
  );
});

test('公式列：插入列的名称，写错的指出第几个字，保存的是列而不是标题', async () => {
  await 设计.run();
  const fields = within(await screen.findByRole('region', { name: '报表定义' }));
  await userEvent.click(fields.getByRole('button', { name: '添加公式列' }));
  const group = within(fields.getByRole('group', { name: '第8组列' }));
  const formula = group.getByRole('textbox', { name: '公式' });
  await userEvent.type(formula, '1 + 求和');
  await group.findByText(/^第5个字：没有“求和”这个函数/);
  await userEvent.clear(formula);
  await userEvent.type(group.getByRole('textbox', { name: '标题' }), '占比');
  await userEvent.click(group.getByRole('combobox', { name: /插入指标或列/ }));
  await userEvent.click(await screen.findByRole('option', { name: '认定人数 合计' }), {
    pointerEventsCheck: 0,
  });
  await waitFor(() => expect(formula).toHaveValue('[认定人数 合计]'));
  await userEvent.type(formula, ' ÷ 2');
  await waitFor(async () => expect(await headsOf()).toContain('占比'));
  await userEvent.click(group.getByRole('button', { name: '上移' }));
  await press('保存草稿');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.definition.groups[6]).toMatchObject({
    title: '占比',
    formula: '[g3.all.recognised] ÷ 2',
  });
});

test('审核关系：左右都是公式，可以与另一张报表对照', async () => {
  await 设计.run();
  const fields = within(await screen.findByRole('region', { name: '报表定义' }));
  const before = fields.queryAllByRole('group', { name: /条审核关系$/ }).length;
  await userEvent.click(fields.getByRole('button', { name: '添加审核关系' }));
  const check = within(fields.getByRole('group', { name: `第${before + 1}条审核关系` }));
  await userEvent.type(check.getByRole('textbox', { name: '左边' }), '[[受理人数]');
  await userEvent.click(check.getByRole('combobox', { name: /对照/ }));
  await userEvent.click(await screen.findByRole('option', { name: '认定批次进度表' }), {
    pointerEventsCheck: 0,
  });
  const right = await check.findByRole('textbox', { name: '右边（另一张报表的合计）' });
  await userEvent.type(right, '[[受理人数]');
  await press('保存草稿');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.definition.checks?.at(-1)).toMatchObject({
    left: '[g1.accepted]',
    right: '[g1.accepted]',
    report: '8102',
    hard: false,
  });
});
