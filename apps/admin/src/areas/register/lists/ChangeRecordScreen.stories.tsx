import { provinceBatchPostpone } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { pageOf, planChangeRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { ChangeRecordScreen } from './ChangeRecordScreen';

const meta = {
  title: '页面/资格认定/变更记录',
  component: ChangeRecordScreen,
  parameters: { screen: 'register.changeRecord' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ChangeRecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  pageOf(
    planChangeRow(),
    planChangeRow({
      id: '502',
      planName: '云梦省2023年下半年计划',
      status: 1,
      opinion: '同意',
      decidedBy: '白国审',
      decidedAt: '2023-11-02T02:00:00Z',
      version: 2,
    }),
    planChangeRow({
      id: '503',
      planName: '澄岚省2024年上半年计划',
      orgName: '澄岚省教育厅(演示)',
      changeKind: 2,
      before: { confirmBegin: '2024-06-10', confirmEnd: '2024-06-28' },
      after: { confirmBegin: '2024-06-12', confirmEnd: '2024-06-30' },
    }),
  );
export const answers = fakeTransport(provinceBatchPostpone, {
  list: rows,
  update: () => null,
  remove: () => null,
});
const nation = userAt('nation');

/** 国家级审批变更；省级看自己的申请，等待审批时可以撤回。 */
export const 国家中心: Story = storyAs(nation, answers);
export const 省级: Story = storyAs(userAt('province'), answers);
export const 服务器拒绝: Story = {
  ...storyAs(
    nation,
    fakeTransport(provinceBatchPostpone, {
      list: rows,
      update: () => Promise.reject(refusal(422, '批次已结束，不能再延期')),
    }),
  ),
  tags: ['acted'],
};
