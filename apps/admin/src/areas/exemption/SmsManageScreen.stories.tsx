import { normaleUniversity } from '@tqc/contract/applicant';
import { normalSmsTask, SmsTask } from '@tqc/contract/exemption';
import { lookup } from '@tqc/contract/lookup';
import { msgSysmsg } from '@tqc/contract/message';
import { onOff, smsTaskStatus, smsTaskTarget } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { SmsManageScreen } from './SmsManageScreen';

const meta = {
  title: '页面/免试认定/短信发送管理',
  component: SmsManageScreen,
  parameters: { screen: 'exemption.smsManage' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof SmsManageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type State = Parameters<typeof smsTaskStatus.code>[0];
const task = (n: number, state: State, taskName: string, more: object = {}) =>
  exampleRow(
    SmsTask,
    {
      taskName,
      status: smsTaskStatus.code(state),
      target: smsTaskTarget.code('students'),
      classYear: 2024,
      collegeIds: [] as string[],
      collegeNames: '',
      statuses: [] as number[],
      content: '请在六月二十日前登录本校系统，核对本人的免试认定信息。',
      planAt: '2024-06-18 09:00',
      people: 46,
      ok: 0,
      failed: 0,
      creator: '省级演示员',
      ...more,
    },
    n,
  );

export const texts = fakeTransport(normalSmsTask, {
  list: () =>
    pageOf(
      task(1, 'waiting', '核对信息提醒'),
      task(2, 'done', '照片更换提醒', { ok: 41, failed: 5 }),
      task(3, 'done', '报送开始通知', { target: smsTaskTarget.code('universities'), ok: 46 }),
      task(4, 'cancelled', '写错了的通知'),
    ),
  get: ({ taskId }) => task(Number(taskId), 'waiting', '核对信息提醒'),
  create: () => ({ id: '905', people: 46 }),
  update: () => ({ people: 5 }),
});
const offers = [
  fakeTransport(lookup, {
    queryNormalBatch: () => ({
      record: [
        {
          batchId: '1',
          name: '2024届',
          year: 2024,
          beginDate: '2024-03-01',
          endDate: '2024-07-31',
          status: onOff.code('on'),
        },
      ],
    }),
  }),
  fakeTransport(normaleUniversity, {
    getCollegeDict: () => ({
      record: [{ collegeId: '10319', code: '10319', name: '澄岚师范大学' }],
    }),
  }),
  fakeTransport(msgSysmsg, { querySms: () => pageOf() }),
];

/** 待发送的立即发送或取消，有失败的重发。 */
export const 省级: Story = storyAs(userAt('province'), texts, ...offers);
