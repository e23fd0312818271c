import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollPointManageScreen } from './EnrollPointManageScreen';
import { hostSchools, pointAnswers, pointStops } from './pointStories';

const meta = {
  title: '页面/基础信息/注册确认点管理',
  component: EnrollPointManageScreen,
  parameters: { screen: 'basic.enrollPointManage' },
  tags: ['!autodocs'],
} satisfies Meta<typeof EnrollPointManageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 自己的确认点能改、停用、删除，下级的只能查看。 */
export const 市级: Story = storyAs(userAt('city'), pointAnswers, pointStops, hostSchools);
