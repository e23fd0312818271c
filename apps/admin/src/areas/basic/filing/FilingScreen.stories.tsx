import { BaseOrgDoc, baseOrgDoc } from '@tqc/contract/register';
import { exports, resource } from '@tqc/contract/resource';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { FilingScreen } from './FilingScreen';

const meta = {
  title: '页面/基础信息/导出权限备案',
  component: FilingScreen,
  parameters: { screen: 'basic.filing' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof FilingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const passed = {
  filingNo: 'BA2024000012',
  filingType: 1,
  orgName: '云汀市东霁区教育局',
  applicant: '孟县审',
  purpose: '报送上级核对',
  dataScope: '2024年上半年，本机构',
  columns: ['idNo'],
  expected: 600,
  days: 30,
  responsible: '孟县审',
  status: 1,
  uses: 3,
  usesLeft: 2,
  validUntil: '2024-07-10',
  opinion: '',
};
const waiting = {
  ...passed,
  filingNo: 'BA2024000015',
  status: 2,
  uses: 0,
  usesLeft: 0,
  validUntil: null,
};
const returned = { ...waiting, filingNo: 'BA2024000009', status: 3, opinion: '请写明数据范围' };

export const answers = [
  fakeTransport(baseOrgDoc, {
    list: () =>
      pageOf(
        exampleRow(BaseOrgDoc, passed),
        exampleRow(BaseOrgDoc, waiting, 2),
        exampleRow(BaseOrgDoc, returned, 3),
      ),
    excelHeader: () => ({ record: [{ value: 'idNo', label: '完整证件号码' }] }),
    create: () => ({ id: '904' }),
    update: () => null,
    remove: () => null,
  }),
  fakeTransport(exports, { exportRows: () => ({ id: '905' }) }),
  fakeTransport(resource, {}),
];

/** 通过的看剩余次数，待审批的可以撤回，退回的可以修改后提交或删除。 */
export const 区县: Story = storyAs(userAt('county'), ...answers);
