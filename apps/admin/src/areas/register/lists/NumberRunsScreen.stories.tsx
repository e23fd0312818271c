import { certAssign } from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { NumberRunsScreen } from './NumberRunsScreen';

const meta = {
  title: '页面/资格认定/编号记录',
  component: NumberRunsScreen,
  parameters: { screen: 'register.numberRuns' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof NumberRunsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const run = (differing: Partial<Row<typeof certAssign.list>>): Row<typeof certAssign.list> => ({
  id: '1',
  orgName: orgs.county.orgName,
  recognisedOn: '2024-06-14',
  issueDate: '2024-06-14',
  orderBy: 'pointArchiveNo',
  firstNo: '20241188032001001',
  lastNo: '20241188031001002',
  n: 2,
  serials: '001001 至 001002',
  kinds: '初级中学教师资格 2 个：20241188032001001 至 20241188031001002',
  isLast: false,
  operator: '孟县审',
  createdAt: '2024-06-14T02:00:00Z',
  status: 1,
  version: 1,
  ...differing,
});
const runs = () =>
  pageOf(
    run({
      id: '3',
      firstNo: '20241188032001003',
      lastNo: '20241188032001003',
      n: 1,
      serials: '001003 至 001003',
      kinds: '初级中学教师资格 1 个：20241188032001003',
      isLast: true,
      createdAt: '2024-06-17T02:00:00Z',
    }),
    run({ createdAt: '2024-06-13T02:00:00Z' }),
    run({ id: '2', orgName: '云汀市教育局', isLast: true }),
  );
export const answers = fakeTransport(certAssign, {
  list: runs,
  get: ({ id }) => ({
    ...run({ id }),
    record: [
      { regId: '24118801000001', name: '李若琳', certNo: '20241188032001001' },
      { regId: '24118801000002', name: '张婷', certNo: '20241188031001002' },
    ],
  }),
  update: () => null,
  remove: () => null,
});
const county = userAt('county');

/** 每次生成的编号；最后一次的可以收回，别的机构的只能看。 */
export const 区县: Story = storyAs(county, answers);
export const 已经打印: Story = {
  ...storyAs(
    county,
    fakeTransport(certAssign, {
      list: runs,
      remove: () => Promise.reject(refusal(422, '已有证书打印，不能收回编号')),
    }),
  ),
  tags: ['alike'],
};
