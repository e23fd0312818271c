import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { usbKeyAnswers } from './usbKeyStories';
import { UsbKeyScreen } from './UsbKeyScreen';

const meta = {
  title: '页面/基础信息/USBKey管理',
  component: UsbKeyScreen,
  parameters: { screen: 'basic.usbKey' },
  tags: ['!autodocs'],
} satisfies Meta<typeof UsbKeyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 未分配、已绑定、锁定和作废的各一个：绑定了的在用户那里办理。 */
export const 国家中心: Story = storyAs(userAt('nation'), usbKeyAnswers);
