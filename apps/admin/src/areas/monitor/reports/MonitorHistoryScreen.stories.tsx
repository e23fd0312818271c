import { reportFileTask, reports } from '@tqc/contract/monitor';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf, reportAnswers, reportRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { MonitorHistoryScreen } from './MonitorHistoryScreen';

const meta = {
  title: '页面/监控/历史数据监控',
  component: MonitorHistoryScreen,
  parameters: {
    screen: 'monitor.history',
    route: { path: '/monitor/MonitorReport', at: '/monitor/MonitorReport?type=4' },
  },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof MonitorHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { query, head, preview } = reportAnswers('H1');
export const answers = fakeTransport(reports, {
  queryInfos: () => pageOf(reportRow({ name: head.name, business: 4 })),
  getReportQuery: () => query,
  getReportHead: () => head,
  getReportDataPreview: () => preview,
});

/** 省级看历年证书。 */
export const 省级: Story = storyAs(
  userAt('province'),
  answers,
  fakeTransport(reportFileTask, { create: () => ({ id: '9204' }) }),
);
