import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { verifyAnswers } from './verifyStories';
import { VerifyScreen } from './VerifyScreen';

const meta = {
  title: '页面/基础信息/权限变更审核',
  component: VerifyScreen,
  parameters: { screen: 'basic.employeeList' },
  tags: ['!autodocs'],
} satisfies Meta<typeof VerifyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 下级的等待审核，自己申请的说明由谁审核，审核过的看得到结论。 */
export const 市级: Story = storyAs(userAt('city'), verifyAnswers);
