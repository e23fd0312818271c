import { govdata, reportFileTask, reports } from '@tqc/contract/monitor';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf, reportAnswers, reportRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { MonitorRegisterScreen } from './MonitorRegisterScreen';

const meta = {
  title: '页面/监控/认定监控',
  component: MonitorRegisterScreen,
  parameters: {
    screen: 'monitor.register',
    route: { path: '/monitor/MonitorReport', at: '/monitor/MonitorReport?type=2' },
  },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof MonitorRegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const IDS = ['T1', 'T2', 'R02'] as const;
const of = (id: string) => reportAnswers(IDS[Number(id) - 1] ?? 'T1');
export const answers = fakeTransport(reports, {
  queryInfos: () =>
    pageOf(
      ...IDS.map((id, at) => reportRow({ id: String(at + 1), name: reportAnswers(id).head.name })),
    ),
  getReportQuery: ({ id }) => of(id).query,
  getReportHead: ({ id }) => of(id).head,
  getReportDataPreview: ({ id }) => of(id).preview,
});
export const pushed = fakeTransport(govdata, {
  reportHctj: () => ({ ...reportAnswers('R10').preview, name: '国家平台回传统计表' }),
});
const city = userAt('city');
export const files = fakeTransport(reportFileTask, { create: () => ({ id: '9204' }) });

/** 市级看下级各区县的认定情况，点区县往下看。 */
export const 市级: Story = storyAs(city, answers, files);
/** 送到国家平台的数据：成功、失败和退回。 */
export const 办件回传: Story = {
  ...storyAs(city, answers, files, pushed),
  parameters: {
    route: { path: '/monitor/MonitorReport', at: '/monitor/MonitorReport?type=2&tab=pushed' },
  },
};
/** 同一份数据画成图。 */
export const 看图表: Story = {
  ...storyAs(city, answers, files),
  parameters: {
    route: { path: '/monitor/MonitorReport', at: '/monitor/MonitorReport?type=2&view=chart' },
  },
};
export const 还没有报表: Story = {
  ...storyAs(city, fakeTransport(reports, { queryInfos: () => pageOf() })),
  tags: ['alike'],
};
