import { msgSysmsg } from '@tqc/contract/message';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { longName } from '@tqc/testing/people';
import { pageOf, smsRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { SmsLogScreen } from './SmsLogScreen';

const meta = {
  title: '页面/基础信息/短信日志',
  component: SmsLogScreen,
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof SmsLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(msgSysmsg, {
  querySms: () =>
    pageOf(
      smsRow(1),
      smsRow(2, { sendstatus: 3 }),
      smsRow(3, {
        sendstatus: 0,
        sendTime: null,
        smsType: '2',
        smsMsg: '您的验证码是******，五分钟内有效。',
      }),
    ),
});
const county = userAt('county');

/** 区县查看发出的短信；手机号遮盖，验证码不留。 */
export const 区县: Story = storyAs(county, answers);
export const 没有短信: Story = storyAs(
  county,
  fakeTransport(msgSysmsg, { querySms: () => pageOf() }),
);
export const 出错: Story = storyAs(
  county,
  fakeTransport(msgSysmsg, { querySms: () => Promise.reject(refusal(503)) }),
);
export const 长文字与生僻字: Story = storyAs(
  county,
  fakeTransport(msgSysmsg, {
    querySms: () =>
      pageOf(
        smsRow(7, {
          name: longName,
          smsMsg: '龚𬭎䶮您好，您的教师资格认定申请需要补充材料。'.repeat(10),
        }),
      ),
  }),
);
export const 深色: Story = { ...区县, globals: { theme: 'dark' } };
