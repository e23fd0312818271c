import { ReportFileRow, reportFileTask } from '@tqc/contract/monitor';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { drawnPdf, exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { ReportFilesScreen } from './ReportFilesScreen';

const meta = {
  title: '页面/监控/报表文件任务',
  component: ReportFilesScreen,
  parameters: {
    screen: 'monitor.register',
    route: { path: '/monitor/MonitorReport', at: '/monitor/MonitorReport?type=2&tab=files' },
  },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ReportFilesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = {
  id: '9201',
  report: '8101',
  title: '教师资格认定情况统计表',
  summary: '云汀市教育局；申报日期：2024-01-01至2024-06-18',
  asked: { from: '2024-01-01', to: '2024-06-18' },
  format: 'pdf',
  status: 2,
  total: 12,
  done: 12,
  size: 48_200,
  sha256: null,
  fileName: '教师资格认定情况统计表_云汀市教育局_2024-06-18.pdf',
  message: '',
  createdAt: '2024-06-18T01:18:00Z',
  endedAt: '2024-06-18T01:18:04Z',
  expiresAt: '2024-06-25T01:18:04Z',
  downloads: 2,
};
const open = { size: null, endedAt: null, expiresAt: null, downloads: 0 };
const running = {
  ...done,
  ...open,
  id: '9202',
  title: '认定人员基本情况统计表',
  format: 'xlsx',
  status: 1,
  total: 0,
  done: 0,
};
const failed = {
  ...done,
  ...open,
  id: '9203',
  title: '分学科认定情况统计表',
  status: 3,
  message: '内容太多，不适合打印成 PDF，请增加查询条件，或改用 Excel',
};
const rows = [running, done, failed].map((row, at) => exampleRow(ReportFileRow, row, at + 1));

export const answers = fakeTransport(reportFileTask, {
  list: () => pageOf(...rows),
  get: () => rows[0] ?? done,
  create: () => ({ id: '9204' }),
  remove: () => null,
  downReportFileTask: () => drawnPdf() as unknown as null,
});

/** 正在生成的看进度，完成的查看或下载，失败的重新生成。 */
export const 市级: Story = storyAs(userAt('city'), answers);
