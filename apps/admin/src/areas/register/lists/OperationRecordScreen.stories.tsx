import { operations, registrationChange } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { dataChangeRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OperationRecordScreen } from './OperationRecordScreen';

const meta = {
  title: '页面/资格认定/操作记录',
  component: OperationRecordScreen,
  parameters: { screen: 'register.operationRecord' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof OperationRecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const operation = {
  logId: '2',
  at: '2024-06-14T08:00:00Z',
  step: '现场确认',
  event: '确认通过',
  actor: '窗口小林',
  orgName: '东霁区政务服务中心教师资格窗口',
  fromStatus: 8,
  toStatus: 15,
  opinion: '',
  regId: '24118801000001',
  name: '李若琳',
  address: '192.0.2.15',
  chgId: null,
};
export const answers = fakeTransport(operations, {
  queryOperations: () =>
    pageOf(
      operation,
      {
        ...operation,
        logId: '1',
        at: '2024-06-13T08:00:00Z',
        step: '数据维护',
        event: '修改',
        fromStatus: 8,
        toStatus: 8,
      },
      {
        ...operation,
        logId: '3',
        at: '2024-06-12T08:00:00Z',
        step: '数据变更',
        event: '变更通过',
        fromStatus: 8,
        toStatus: 8,
        chgId: '11',
      },
    ),
});
export const changes = fakeTransport(registrationChange, {
  viewRegChg: ({ chgId }) =>
    dataChangeRow({
      chgId,
      appliedAt: '2024-06-11T02:00:00Z',
      status: 1,
      decidedBy: '孟县审',
      decidedAt: '2024-06-12T08:00:00Z',
      version: 2,
    }),
});

/** 范围内每件申请的每一步。 */
export const 区县: Story = storyAs(userAt('county'), answers, changes);
