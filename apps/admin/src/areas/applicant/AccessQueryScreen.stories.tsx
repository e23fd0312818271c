import { AccessQuery, ssouserAccessquery } from '@tqc/contract/applicant';
import type { Row } from '@tqc/contract/kit';
import { accessQuery, QueryBatch } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { AccessQueryScreen } from './AccessQueryScreen';

const meta = {
  title: '页面/申请人信息/准入查询信息',
  component: AccessQueryScreen,
  parameters: { screen: 'applicant.accessQuery' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof AccessQueryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Query = Row<typeof ssouserAccessquery.list>;

const query = (n: number, differing: Partial<Query> = {}): Query =>
  exampleRow(
    AccessQuery,
    {
      batchNo: `AQ2024061400${n}`,
      name: invented(n).name,
      idNo: invented(n).maskedIdNo,
      result: 0,
      regId: `2411880100000${n}`,
      orgName: orgs.county.orgName,
      way: '手工',
      operator: '孟县审',
      sentAt: '2024-06-14T02:00:00Z',
      answeredAt: '2024-06-14T02:00:08Z',
      validUntil: '2024-09-12',
      reconsideration: '未复议',
      ssoId: null,
      idRef: `R${n}`,
      latest: true,
      accessResult: 0,
      own: true,
      ...differing,
    },
    n,
  );
const rows = [
  query(1),
  query(2, { result: 11, accessResult: 11, answeredAt: null, validUntil: null }),
  query(3, { result: 1, accessResult: 1, validUntil: null }),
  query(4, { result: 10, accessResult: 10, answeredAt: null, validUntil: null }),
  query(5, { way: '复议', reconsideration: '已复议', own: false, ssoId: '88' }),
];

export const answers = [
  fakeTransport(ssouserAccessquery, {
    list: () => pageOf(...rows),
    get: () => ({ ...query(1), others: [query(3)] }),
    removeCache: () => null,
  }),
  fakeTransport(accessQuery, {
    fuyi: () => null,
    sendData: ({ regIds }) => ({ done: [...regIds], refused: [] }),
    zzStatus: () =>
      pageOf(
        exampleRow(QueryBatch, {
          batchNo: 'AQ20240614001',
          sentAt: '2024-06-14T02:00:00Z',
          operator: '孟县审',
          total: 30,
          asked: 2,
          normal: 27,
          abnormal: 1,
          cancelled: 0,
        }),
      ),
    zzData: () => ({
      record: [1, 3].map((n) => ({ ...query(n), result: n === 1 ? 0 : 1 })),
    }),
  }),
  fakeTransport(resource, {}),
];

/** 正常、查询中、有记录、取消了的；别的机构的只看。 */
export const 区县: Story = storyAs(userAt('county'), ...answers);
