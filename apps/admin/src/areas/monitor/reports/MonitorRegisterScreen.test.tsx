import { govdata, reportFileTask, reports } from '@tqc/contract/monitor';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { dialog, headsOf, press } from '../../../kit/story/screenTest';
import * as stories from './MonitorRegisterScreen.stories';

const { 市级, 看图表, 还没有报表, 办件回传 } = composeStories(stories);
const asked = () => stories.answers.sent(reports.getReportDataPreview).map(({ input }) => input);

// Rules: routing-13
test('多级表头、合计行和统计截止时间都在；点机构往下看，路径说出在哪里', async () => {
  await 市级.run();
  const heads = await headsOf();
  expect(heads).toEqual(
    expect.arrayContaining(['下级机构', '认定人数', '合计', '认定通过率（%）']),
  );
  await expect(screen.getByText(/统计截止时间：2024-06-18/)).toBeVisible();
  const totals = await screen.findAllByText('合计');
  expect(totals.length).toBeGreaterThan(1);
  await press('东霁区教育体育局');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ id: '1', org: expect.anything() }));
});

test('选了条件再查询，条件随报表走；换一张报表从头问起', async () => {
  await 市级.run();
  await userEvent.click(await screen.findByRole('combobox', { name: /认定批次/ }));
  await userEvent.click(await screen.findByRole('option', { name: '2024年上半年教师资格认定' }), {
    pointerEventsCheck: 0,
  });
  await press('查 询');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ batch: ['31'] }));
  const names = within(screen.getByRole('navigation', { name: '报表' }));
  await userEvent.click(names.getByRole('button', { name: '认定批次进度表' }));
  await waitFor(() => expect(asked().at(-1)?.id).toBe('3'));
  expect(asked().at(-1)).not.toHaveProperty('batch');
});

test('常用的日期一点就查：上周从周一到周日，其他条件留着', async () => {
  await 市级.run();
  const days = within(await screen.findByRole('group', { name: '常用申报日期' }));
  await userEvent.click(days.getByRole('button', { name: '上周' }));
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ id: '1', from: '2024-06-10', to: '2024-06-16' }),
  );
  await expect(days.getByRole('button', { name: '上周', pressed: true })).toBeVisible();
  await press('重 置');
  await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('from'));
});

test('图和表是同一份数；没有报表时说由谁发布', async () => {
  await 看图表.run();
  await expect(
    await screen.findByRole('img', { name: /最高 东霁区教育体育局/ }),
  ).toBeInTheDocument();
  await press('看表格');
  await screen.findByRole('grid');
  await 还没有报表.run();
  await screen.findByText(/由国家级在报表设计器中设计并发布/);
});

test('按现在的条件生成文件，格式由人选，条件随着走', async () => {
  await 市级.run();
  await press('生成文件');
  const form = await dialog('生成文件');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(stories.files.sent(reportFileTask.create).at(-1)?.input).toEqual({
      id: '1',
      format: 'xlsx',
    }),
  );
});

test('办件回传按机构列出成功、失败和退回；点机构往下看，日期范围说在表上', async () => {
  await 办件回传.run();
  expect(await headsOf()).toEqual(
    expect.arrayContaining(['应推送', '成功', '失败3次及以上', '退回异常', '完成率（%）']),
  );
  await press('东霁区教育体育局');
  await waitFor(() =>
    expect(stories.pushed.sent(govdata.reportHctj).at(-1)?.input).toMatchObject({
      by: 'org',
      org: expect.anything(),
      from: expect.anything(),
    }),
  );
});
