import { reportFileTask, reports } from '@tqc/contract/monitor';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf, reportAnswers, reportRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { MonitorSystemScreen } from './MonitorSystemScreen';

const PATH = '/monitor/MonitorReport';
const meta = {
  title: '页面/监控/系统监控',
  component: MonitorSystemScreen,
  parameters: { screen: 'monitor.system', route: { path: PATH, at: `${PATH}?type=1` } },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof MonitorSystemScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const IDS = ['S1', 'T16'] as const;
const of = (id: string) => reportAnswers(IDS[Number(id) - 1] ?? 'S1');
export const answers = fakeTransport(reports, {
  queryInfos: () =>
    pageOf(
      ...IDS.map((id, at) =>
        reportRow({ id: String(at + 1), business: 1, name: reportAnswers(id).head.name }),
      ),
    ),
  getReportQuery: ({ id }) => of(id).query,
  getReportHead: ({ id }) => of(id).head,
  getReportDataPreview: ({ id }) => of(id).preview,
  drill: ({ offset = 0 }) => ({
    title: '当前值',
    total: 2,
    columns: ['指标', '值', '昨日同时', '记录时间'],
    rows:
      offset > 0
        ? []
        : [
            { key: '1', cells: ['在线用户（人）', '320', '301', '2024-06-18 12:00'] },
            { key: '2', cells: ['在线用户（人）', '318', '299', '2024-06-18 11:59'] },
          ],
  }),
});
export const big = fakeTransport(reports, {
  queryInfos: () => pageOf(reportRow({ id: '1', business: 1, name: '系统运行指标' })),
  getReportQuery: () => of('1').query,
  getReportHead: () => of('1').head,
  getReportDataPreview: () => ({ ...of('1').preview, isTask: true, rows: [], totals: [] }),
  getReportDataPreviewTask: () => ({ status: 1, message: '' }),
});
const nation = userAt('nation');
const files = fakeTransport(reportFileTask, { create: () => ({ id: '9204' }) });

/** 国家级看系统运行指标：当前值、昨日同时、平均和峰值。 */
export const 国家级: Story = storyAs(nation, answers, files);
/** 数据太多的报表先运行，运行完自动显示。 */
export const 正在运行: Story = { ...storyAs(nation, big, files), tags: ['alike'] };
