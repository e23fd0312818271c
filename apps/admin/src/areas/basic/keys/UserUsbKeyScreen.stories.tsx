import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { usbKeyAnswers } from './usbKeyStories';
import { UserUsbKeyScreen } from './UserUsbKeyScreen';

const meta = {
  title: '页面/基础信息/用户USBKey管理',
  component: UserUsbKeyScreen,
  parameters: { screen: 'basic.userUsbKey' },
  tags: ['!autodocs'],
} satisfies Meta<typeof UserUsbKeyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 有UKey的、挂失的和没有的各一人。 */
export const 国家中心: Story = storyAs(userAt('nation'), usbKeyAnswers);
