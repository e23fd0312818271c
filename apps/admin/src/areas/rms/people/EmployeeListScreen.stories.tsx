import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EmployeeListScreen } from './EmployeeListScreen';
import { peopleAnswers, roleLookups, userRoleAnswers } from './peopleStories';

const meta = {
  title: '页面/基础信息/用户列表',
  component: EmployeeListScreen,
  parameters: { screen: 'basic.employeeList' },
  tags: ['!autodocs'],
} satisfies Meta<typeof EmployeeListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 自己、正常、初始密码未改、锁定和停用的各一个：各有各能办的。 */
export const 市级: Story = storyAs(userAt('city'), peopleAnswers, userRoleAnswers, roleLookups);
