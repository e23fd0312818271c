import { msgSysmsg } from '@tqc/contract/message';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf, smsRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { SmsLogScreen } from './SmsLogScreen';

const meta = {
  title: '页面/基础信息/短信日志',
  component: SmsLogScreen,
  parameters: { screen: 'shell.smsLog' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof SmsLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(msgSysmsg, {
  resendSms: () => null,
  querySms: () =>
    pageOf(
      smsRow(1),
      smsRow(2, {
        sendstatus: 3,
        sendTime: null,
        failReason: '超过有效时间仍未送达短信网关',
      }),
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
