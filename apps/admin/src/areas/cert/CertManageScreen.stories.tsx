import { cert } from '@tqc/contract/cert';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { longName } from '@tqc/testing/people';
import { certRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { CertManageScreen } from './CertManageScreen';

const meta = {
  title: '页面/历史数据管理/证书管理',
  component: CertManageScreen,
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
export const 没有证书: Story = storyAs(county, fakeTransport(cert, { list: () => pageOf() }));
export const 出错: Story = storyAs(
  county,
  fakeTransport(cert, { list: () => Promise.reject(refusal(503)) }),
);
export const 长文字与生僻字: Story = storyAs(
  county,
  fakeTransport(cert, {
    list: () =>
      pageOf(
        certRow(1, {
          name: longName,
          orgName: '𬭎县㛃乡䶮村教育体育局行政审批服务科（中小学教师资格认定专用窗口）',
        }),
      ),
  }),
);
export const 深色: Story = { ...区县, globals: { theme: 'dark' } };
