import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { maintenanceAnswers } from './maintenanceStories';
import { MaintenanceScreen } from './MaintenanceScreen';

const meta = {
  title: '页面/基础信息/维护安排',
  component: MaintenanceScreen,
  parameters: { screen: 'basic.maintenance' },
  tags: ['!autodocs'],
} satisfies Meta<typeof MaintenanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 未开始的可以改和删，进行中的可以提前结束和改，已结束的只看。 */
export const 国家中心: Story = storyAs(userAt('nation'), maintenanceAnswers);
