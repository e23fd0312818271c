import { reports } from '@tqc/contract/monitor';
import { recipients } from '@tqc/contract/rms';
import { cubes, membersOf } from '@tqc/domain/reports';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf, reportAnswers, reportRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { ReportDesignScreen } from './ReportDesignScreen';

const PATH = '/monitor/ReportDesigner';
const meta = {
  title: '页面/监控/报表设计器',
  component: ReportDesignScreen,
  parameters: { screen: 'monitor.reportDesign', route: { path: PATH } },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ReportDesignScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  pageOf(
    reportRow({ planText: '每天8点' }),
    reportRow({ id: '8102', name: '认定批次进度表', status: 0, number: null, publishedAt: null }),
    reportRow({ id: '8103', name: '分学科认定情况统计表', status: 0, number: 2 }),
    reportRow({ id: '8104', name: '全国认定情况', status: 1, number: null, audience: [5] }),
    reportRow({
      id: '8105',
      name: '证书年度种类统计表',
      status: 1,
      askedByMe: true,
      audience: [5],
    }),
    reportRow({ id: '8106', name: '审批时效统计表', status: 3, business: 2 }),
  );
const { info, query, head, preview } = reportAnswers('T1');
export const answers = fakeTransport(reports, {
  queryInfos: rows,
  getInfo: () => ({ ...info, id: '8102', status: 0 }),
  getReportQuery: () => query,
  getReportHead: () => head,
  getReportDataPreview: () => preview,
  catalogue: () => ({
    cubes: cubes.map(({ id, label, meaning, batch, dimensions, measures }) => ({
      id,
      label,
      meaning,
      hasBatch: batch !== undefined,
      dimensions: dimensions.map((one) => ({
        id: one.id,
        label: one.label,
        meaning: one.meaning,
        personal: one.personal !== 'none',
        members: membersOf(one)?.map((member) => ({ ...member })) ?? null,
      })),
      measures: measures.map((one) => ({
        id: one.id,
        label: one.label,
        meaning: one.meaning,
        unit: one.unit,
        additive: one.additive === 'all',
      })),
    })),
  }),
  add: () => ({ id: '8102', version: 3 }),
  del: () => null,
  publish: () => null,
  removeRole: () => null,
  schedule: () => null,
});
export const people = fakeTransport(recipients, {
  queryUserByMessage: () =>
    pageOf({
      adminId: '11',
      orgName: '东霁区教育体育局',
      name: '顾县审',
      mobile: '',
      roleNames: '县级管理员',
    }),
});
const nation = userAt('nation');
const at = (search: string) => ({ route: { path: PATH, at: `${PATH}?${search}` } });

/** 各种状态的报表：草稿设计、发布，待复核由另一个人通过，已发布的停用或开始新版本。 */
export const 国家级: Story = storyAs(nation, answers, people);
/** 改一张已保存的草稿：左边是定义，右边是它的数据。 */
export const 设计: Story = { ...storyAs(nation, answers), parameters: at('design=8102') };
/** 新建：先有表头，保存后有数据。 */
export const 新建: Story = { ...storyAs(nation, answers), parameters: at('design=new') };
export const 预览: Story = {
  ...storyAs(nation, answers),
  parameters: at('preview=8102'),
  tags: ['alike'],
};
