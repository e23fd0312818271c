import { ReportSubmitRow, reportSubmit } from '@tqc/contract/monitor';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf, reportAnswers } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { ReportSubmitsScreen } from './ReportSubmitsScreen';

const meta = {
  title: '页面/监控/报表报送',
  component: ReportSubmitsScreen,
  args: { business: 2 },
  parameters: {
    screen: 'monitor.register',
    route: { path: '/monitor/MonitorReport', at: '/monitor/MonitorReport?type=2&tab=submits' },
  },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ReportSubmitsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const waiting = {
  id: '9301',
  report: '8101',
  reportName: '教师资格认定情况统计表',
  status: 1,
  period: '2024-05',
  orgName: '东霁区教育体育局',
  submittedBy: '孟知远',
  submittedAt: '2024-06-03T01:18:00Z',
  checkText: '全部符合',
  changeText: '+12.5%',
  text: '',
  reviewer: '',
  reviewedAt: null,
  opinion: '',
  mine: true,
  own: false,
};
const accepted = {
  ...waiting,
  id: '9302',
  status: 2,
  orgName: '北岚区教育局',
  checkText: '1项已说明',
  reviewer: '林问夏',
  reviewedAt: '2024-06-05T02:00:00Z',
};
const returned = {
  ...waiting,
  id: '9303',
  status: 3,
  period: '2024Q1',
  orgName: '云汀市教育局',
  reviewer: '江以宁',
  reviewedAt: '2024-06-06T02:00:00Z',
  opinion: '与上期相差较大，请核对',
  mine: false,
  own: true,
};
const rows = [waiting, accepted, returned].map((row, at) =>
  exampleRow(ReportSubmitRow, row, at + 1),
);
const { head, preview } = reportAnswers('T1');

export const answers = fakeTransport(reportSubmit, {
  list: () => pageOf(...rows),
  get: () => ({
    ...exampleRow(ReportSubmitRow, accepted, 2),
    text: '六月集中认定，人数增加',
    head: { rows: head.rows, columns: head.columns },
    lines: preview.rows.map(({ key, depth, labels, cells }) => ({ key, depth, labels, cells })),
    totals: preview.totals,
    before: { label: '2024年4月', totals: preview.totals },
    checks: [
      { says: '各行的合计等于各分项之和', holds: true },
      { says: '下级9个机构，已接收8个', holds: false },
    ],
  }),
  create: () => ({ id: '9304' }),
  update: () => null,
});

/** 下级报来的接收或退回，自己被退回的重新报送。 */
export const 市级: Story = storyAs(userAt('city'), answers);
