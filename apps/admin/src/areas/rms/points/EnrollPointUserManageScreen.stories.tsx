import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { pointUserAnswers, pointLookups } from './pointStories';
import { EnrollPointUserManageScreen } from './EnrollPointUserManageScreen';

const meta = {
  title: '页面/基础信息/注册确认点用户管理',
  component: EnrollPointUserManageScreen,
  parameters: { screen: 'basic.enrollPointUserManage' },
  tags: ['!autodocs'],
} satisfies Meta<typeof EnrollPointUserManageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 本机构确认点的用户和下级机构的各有：能管理的只有自己的。 */
export const 市级: Story = storyAs(userAt('city'), pointUserAnswers, pointLookups);
