import { reports } from '@tqc/contract/monitor';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { dialog, headsOf } from '../../../kit/story/screenTest';
import * as stories from './MonitorSystemScreen.stories';

const { 国家级, 正在运行 } = composeStories(stories);

test('系统运行指标列出当前值、昨日同时和峰值；点一个数字看后面的记录', async () => {
  await 国家级.run();
  expect(await headsOf()).toEqual(
    expect.arrayContaining(['指标', '当前值', '昨日同时', '峰值', '阈值']),
  );
  expect(stories.answers.sent(reports.queryInfos)[0]?.input).toMatchObject({ business: 1 });
  const [figure] = await screen.findAllByRole('button', { name: /在线用户.*当前值.*查看明细/ });
  await userEvent.click(figure as HTMLElement);
  const shown = await dialog('在线用户（人） 当前值：明细');
  await shown.findByText('2024-06-18 11:59');
  expect(stories.answers.sent(reports.drill).at(-1)?.input).toMatchObject({
    id: '1',
    column: 'g0.now',
    offset: 0,
  });
});

test('太大的报表先运行：说正在运行，没有假的空表', async () => {
  await 正在运行.run();
  await screen.findByText(/数据较多，正在运行/);
  await waitFor(() =>
    expect(stories.big.sent(reports.getReportDataPreviewTask).length).toBeGreaterThan(0),
  );
});
