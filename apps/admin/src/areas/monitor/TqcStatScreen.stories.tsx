import { wall } from '@tqc/contract/monitor';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { userAt, withoutRights } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { TqcStatScreen } from './TqcStatScreen';

const meta = {
  title: '页面/监控/大屏监控',
  component: TqcStatScreen,
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof TqcStatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(wall, {
  ticket: () => ({ ticket: 'a-ticket-of-one-minute', expiresAt: '2024-06-18T02:01:00Z' }),
});
const city = userAt('city');

/** 市级给大屏起名、选画面，在新窗口打开。 */
export const 市级: Story = { ...storyAs(city, answers), tags: ['in-dark'] };
export const 区县没有权限: Story = storyAs(userAt('county'), answers);
export const 不能管理设备: Story = storyAs(withoutRights(userAt('city'), wall.devices), answers);
export const 服务器拒绝: Story = storyAs(
  city,
  fakeTransport(wall, { ticket: () => Promise.reject(refusal(429)) }),
);
