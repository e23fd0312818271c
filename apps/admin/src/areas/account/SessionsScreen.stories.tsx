import { session } from '@tqc/contract/account';
import { passkey } from '@tqc/contract/rms';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { ownSession, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { SessionsScreen } from './SessionsScreen';

const meta = {
  title: '页面/个人/登录会话',
  component: SessionsScreen,
  parameters: { screen: 'shell.ownSessions' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof SessionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const elsewhere = ownSession({
  sid: '00000000-0000-4000-8000-000000000002',
  address: '198.51.100.7',
  agent: 'Edge 125 · Windows 11',
  current: false,
});
export const answers = fakeTransport(session, {
  list: () => pageOf(ownSession(), elsewhere),
  end: () => null,
  endOthers: () => null,
});
const key = {
  passkeyId: '8801',
  label: '办公电脑',
  createdAt: '2024-06-03T02:00:00Z',
  lastUsedAt: '2024-06-18T01:00:00Z',
};
export const keys = fakeTransport(passkey, {
  register: ({ step }) => ({
    keys: step === 'remove' ? [] : [key],
    options: null,
    recovery: step === 'codes' ? ['K7QX-M3TA-9WPD-E4HB', 'R2CN-8VYS-J6FU-Z5GK'] : [],
    codesLeft: 8,
  }),
});
const county = userAt('county');

/** 自己在哪里登录着；不认识的可以结束，当前这一个不能。 */
export const 本人: Story = storyAs(county, answers, keys);
export const 服务器拒绝: Story = storyAs(
  county,
  fakeTransport(session, {
    list: () => pageOf(elsewhere),
    end: () => Promise.reject(refusal(429)),
  }),
);
