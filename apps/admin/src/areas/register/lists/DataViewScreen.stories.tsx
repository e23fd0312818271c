import { registration } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { applicationRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
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
  );
export const answers = fakeTransport(registration, {
  list: rows,
  remove: () => null,
  update: () => null,
});
const county = userAt('county');

/** 查询权限范围内的申请；区县以上可以删除正常的记录。 */
export const 区县: Story = storyAs(county, answers);
export const 确认点只看: Story = storyAs(userAt('point'), answers);
/** 省级和国家中心可以恢复已删除的申请。 */
export const 省级: Story = storyAs(userAt('province'), answers);
export const 服务器拒绝: Story = {
  ...storyAs(
    county,
    fakeTransport(registration, {
      list: rows,
      remove: () => Promise.reject(refusal(422, '证书编号已生成，请先收回编号再删除')),
    }),
  ),
  tags: ['acted'],
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
