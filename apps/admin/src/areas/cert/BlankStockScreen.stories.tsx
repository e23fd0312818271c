import { certAddition } from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { BlankStockScreen } from './BlankStockScreen';

const meta = {
  title: '页面/历史数据管理/空白证书台账',
  component: BlankStockScreen,
  parameters: { screen: 'cert.blankStock' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof BlankStockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Stock = Row<typeof certAddition.list>;

const stock = (differing: Partial<Stock>): Stock => ({
  id: '1',
  year: 2024,
  orgName: orgs.county.orgName,
  ctId: 3,
  asked: 200,
  firstNo: null,
  lastNo: null,
  n: 0,
  used: 0,
  voided: 0,
  left: 0,
  note: '',
  applicant: '孟县审',
  createdAt: '2024-06-03T02:00:00Z',
  countedOn: null,
  countDifference: null,
  countReason: '',
  status: 0,
  version: 1,
  ...differing,
});
const range = { firstNo: '322400000001', lastNo: '322400000200', n: 200, left: 200 };
const rows = () =>
  pageOf(
    stock({ id: '4', ctId: 2, asked: 120, note: '下半年批次' }),
    stock({
      id: '3',
      ctId: 4,
      ...range,
      firstNo: '322400000201',
      lastNo: '322400000400',
      status: 1,
    }),
    stock({ id: '2', ...range, used: 36, voided: 2, left: 162, status: 2, version: 3 }),
    stock({
      id: '1',
      year: 2023,
      ...range,
      firstNo: '322300000001',
      lastNo: '322300000200',
      used: 190,
      voided: 6,
      left: 4,
      countedOn: '2023-12-29',
      countDifference: -1,
      countReason: '遗失一张，已登记',
      status: 3,
      version: 4,
    }),
  );
export const answers = fakeTransport(certAddition, {
  list: rows,
  get: ({ id }) => ({
    ...stock({ id, ...range, status: 2 }),
    numbers: [
      {
        serial: '322400000002',
        voided: false,
        name: '李若琳',
        reason: '',
        operator: '孟县审',
        at: '2024-06-18T02:00:00Z',
      },
      {
        serial: '322400000001',
        voided: true,
        name: '',
        reason: '卡纸',
        operator: '孟县审',
        at: '2024-06-18T01:50:00Z',
      },
    ],
  }),
  create: () => ({ id: '5' }),
  update: () => null,
  remove: () => null,
});

/** 区县申领、签收、登记作废、盘点；每种状态都有下一步。 */
export const 区县: Story = storyAs(userAt('county'), answers);
/** 省级分配号段。 */
export const 省级: Story = { ...storyAs(userAt('province'), answers), tags: ['alike'] };
