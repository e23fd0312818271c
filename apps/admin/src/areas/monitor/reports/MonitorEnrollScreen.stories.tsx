import { reportFileTask, reports } from '@tqc/contract/monitor';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf, reportAnswers, reportRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { MonitorEnrollScreen } from './MonitorEnrollScreen';

const meta = {
  title: '页面/监控/注册监控',
  component: MonitorEnrollScreen,
  parameters: {
    screen: 'monitor.enroll',
    route: { path: '/monitor/MonitorReport', at: '/monitor/MonitorReport?type=3' },
  },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof MonitorEnrollScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { query, head, preview } = reportAnswers('T5');
export const answers = fakeTransport(reports, {
  queryInfos: () => pageOf(reportRow({ name: head.name, business: 3 })),
  getReportQuery: () => query,
  getReportHead: () => head,
  getReportDataPreview: () => preview,
});

/** 省级看各地定期注册的情况。 */
export const 省级: Story = storyAs(
  userAt('province'),
  answers,
  fakeTransport(reportFileTask, { create: () => ({ id: '9204' }) }),
);

const broken = {
  ...preview,
  checks: [
    { says: '注册合格≤受理人数', hard: false, holds: true, compared: true, count: 0, breaches: [] },
    {
      says: '申报人数 合计≥受理人数',
      hard: true,
      holds: false,
      compared: true,
      count: 1,
      breaches: [{ key: '1', columns: ['g1.accepted'], says: '西岚区教育局：96＜98' }],
    },
    {
      says: '受理人数＝“注册结论表”的受理人数',
      hard: true,
      holds: false,
      compared: false,
      count: 1,
      breaches: [
        {
          key: '',
          columns: ['g1.accepted'],
          says: '“注册结论表”已停用，请国家级的报表设计人员启用它或改这条审核关系',
        },
      ],
    },
  ],
};
/** 审核关系不符合、未能比对的格子有标记，点说明就转到那一格。 */
export const 审核不符: Story = storyAs(
  userAt('province'),
  fakeTransport(reports, {
    queryInfos: () => pageOf(reportRow({ name: head.name, business: 3 })),
    getReportQuery: () => query,
    getReportHead: () => head,
    getReportDataPreview: () => broken,
  }),
);
