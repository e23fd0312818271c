import { lookup } from '@tqc/contract/lookup';
import { exchange, PlatformPush, registration } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { applicationRow, exampleRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { DataViewScreen } from './DataViewScreen';

const meta = {
  title: '页面/资格认定/认定数据查看',
  component: DataViewScreen,
  parameters: { screen: 'register.dataView' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof DataViewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  pageOf(
    applicationRow(1),
    applicationRow(2, {
      status: 21,
      archiveNo: '2024118801000002',
      certNo: '20241190132001002',
      approveTime: '2024-06-14T08:00:00Z',
    }),
    applicationRow(3, { recordStatus: 2 }),
    applicationRow(4, { status: 18, orgName: orgs.city.orgName }),
  );
const slotChoice = (obtId: string, label: string) => ({
  obtId,
  obId: '301',
  planName: '东霁区2024年上半年计划',
  label,
  confirmBegin: '2024-06-10',
  confirmEnd: '2024-06-28',
  ctIds: [1, 2, 3],
});
export const answers = fakeTransport(registration, {
  list: rows,
  remove: () => null,
  update: () => null,
});
export const choices = fakeTransport(lookup, {
  queryBaseOrgBasic: () => ({ record: [] }),
  queryOrgBatchTimexx: () => ({
    record: [slotChoice('351', '6月3日至6月14日'), slotChoice('352', '6月17日至6月21日')],
  }),
  queryCertBatchxx: () => ({
    record: [
      {
        cbId: '101',
        cbName: '2024年上半年教师资格认定',
        beginDate: '2024-03-01',
        endDate: '2024-07-31',
      },
    ],
  }),
});
export const pushes = fakeTransport(exchange, {
  gbTaskAll: () =>
    pageOf(
      exampleRow(PlatformPush, {
        dataType: 'case',
        caseNo: 'SL11880120240614002',
        name: '李若琳',
        state: 2,
        tries: 3,
        lastAt: '2024-06-14T08:00:05Z',
        answerCode: '2001',
        answerText: '身份信息不一致',
      }),
    ),
});
const county = userAt('county');

/** 查询权限范围内的申请；区县以上可以删除正常的记录。 */
export const 区县: Story = { ...storyAs(county, answers, choices, pushes), tags: ['in-dark'] };
/** 从地址带着条件来：选项当即读来，条件写着名字。 */
export const 带条件: Story = {
  ...storyAs(county, answers, choices),
  parameters: { route: { path: '/', at: '/?status=9&cbId=101&orgId=40001&age=30,' } },
  tags: ['alike'],
};
/** 按认定计划和时间段查。 */
export const 按计划: Story = {
  ...storyAs(county, answers, choices),
  parameters: { route: { path: '/', at: '/?obId=301&obtId=352' } },
  tags: ['alike'],
};
export const 确认点只看: Story = storyAs(userAt('point'), answers);
/** 省级和国家中心可以恢复已删除的申请。 */
export const 省级: Story = storyAs(userAt('province'), answers);
export const 服务器拒绝: Story = {
  ...storyAs(
    county,
    fakeTransport(registration, {
      list: rows,
      remove: () => Promise.reject(refusal(422, '证书编号已生成，请先在编号记录中收回编号再删除')),
    }),
  ),
  tags: ['alike'],
};
export const 总数不准: Story = storyAs(
  county,
  fakeTransport(registration, {
    list: ({ exactTotal }) => ({
      ...rows(),
      total: exactTotal ? 10_386 : 10_000,
      exact: exactTotal === true,
    }),
  }),
);
