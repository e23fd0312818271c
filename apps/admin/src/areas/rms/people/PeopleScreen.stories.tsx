import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { verifyAnswers } from '../second/verifyStories';
import { peopleAnswers, roleLookups, userRoleAnswers } from './peopleStories';
import { PeopleScreen } from './PeopleScreen';

const meta = {
  title: '页面/基础信息/用户管理',
  component: PeopleScreen,
  parameters: { screen: 'basic.employeeList' },
  tags: ['!autodocs'],
} satisfies Meta<typeof PeopleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 用户和等待第二人审核的权限变更，各一个标签。 */
export const 市级: Story = storyAs(
  userAt('city'),
  peopleAnswers,
  userRoleAnswers,
  roleLookups,
  verifyAnswers,
);
