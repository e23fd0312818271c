import { cert } from '@tqc/contract/cert';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { certRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { CertManageScreen } from './CertManageScreen';

const meta = {
  title: '页面/历史数据管理/证书管理',
  component: CertManageScreen,
  parameters: { screen: 'cert.certManage' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof CertManageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(cert, {
  list: () => pageOf(certRow(1), certRow(2, { status: 2, printStatus: 1 }), certRow(7)),
});
const county = userAt('county');

/** 区县查询本机构认定的证书。 */
export const 区县: Story = storyAs(county, answers);
