import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { authAnswers } from './authStories';
import { TeacherAuthScreen } from './TeacherAuthScreen';

const meta = {
  title: '页面/基础信息/教师账号认证',
  component: TeacherAuthScreen,
  parameters: { screen: 'basic.employeeList' },
  tags: ['!autodocs'],
} satisfies Meta<typeof TeacherAuthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 两种认证方式、三种结果各有；自己提交的说明由谁核对。 */
export const 省级: Story = storyAs(userAt('province'), authAnswers);
