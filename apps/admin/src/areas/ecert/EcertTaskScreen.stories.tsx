import { baseOrgBatchAssign, EcertTask, ecertTask } from '@tqc/contract/ecert';
import type { Row } from '@tqc/contract/kit';
import { lookup } from '@tqc/contract/lookup';
import { ecertTaskStatus } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { certRow, exampleRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { EcertTaskScreen } from './EcertTaskScreen';

const meta = {
  title: '页面/电子证照/电子证书任务管理',
  component: EcertTaskScreen,
  parameters: { screen: 'ecert.task' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EcertTaskScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Task = Row<typeof ecertTask.list>;

const DONE = ecertTaskStatus.code('done');
const task = (n: number, differing: Partial<Task> = {}): Task =>
  exampleRow(
    EcertTask,
    {
      id: String(n),
      taskNo: `EC20240618000${n}`,
      taskName: '上半年批量制作',
      status: DONE,
      taskType: 'batchCreate',
      orgName: orgs.county.orgName,
      batchName: '2024年上半年',
      total: 120,
      done: 120,
      failed: 0,
      progress: '100%',
      reason: '',
      creator: '孟县审',
      createdAt: '2024-06-18T01:00:00Z',
      endedAt: '2024-06-18T01:06:00Z',
      own: true,
      ...differing,
    },
    n,
  );
const open = { done: 0, progress: '0%', endedAt: null };
const rows = [
  task(1, { taskName: '等待的任务', status: ecertTaskStatus.code('waiting'), ...open }),
  task(2, {
    taskName: '进行的任务',
    status: ecertTaskStatus.code('running'),
    ...open,
    done: 60,
    progress: '50%',
  }),
  task(3, { taskName: '有失败的任务', done: 118, failed: 2 }),
  task(4, {
    taskName: '取消的任务',
    ...open,
    status: ecertTaskStatus.code('cancelled'),
    reason: '条件选错',
  }),
  task(5, { taskName: '办完的任务', taskType: 'cancel', batchName: '', reason: '签发有误' }),
];

export const answers = fakeTransport(ecertTask, {
  list: () => pageOf(...rows),
  get: ({ id }) => ({
    ...(rows.find((row) => row.id === id) ?? task(9)),
    issueDate: '2024-06-30',
    stampName: orgs.county.orgName,
    conditions: '初级中学教师资格，认定日期自2024-06-01',
  }),
  items: () =>
    pageOf(
      {
        id: '1',
        name: invented(1).name,
        certNo: certRow(1).certNo,
        ok: false,
        failure: 'F01',
        message: '证书没有照片，请先在证书变更中补上照片',
      },
      {
        id: '2',
        name: invented(2).name,
        certNo: certRow(2).certNo,
        ok: true,
        failure: null,
        message: '',
      },
    ),
  addTask: ({ preview }) => ({ id: preview ? null : '9', total: 36 }),
  changeStatus: () => null,
  statusChange: () => null,
});

/** 等待的取消，有失败的重试，取消的重新执行。 */
export const 区县: Story = storyAs(
  userAt('county'),
  answers,
  fakeTransport(baseOrgBatchAssign, {
    getDefaultIssueDate: () => ({ year: 2024, issueDate: '2024-06-30' }),
  }),
  fakeTransport(lookup, { queryCertBatchxx: () => ({ record: [] }) }),
);
