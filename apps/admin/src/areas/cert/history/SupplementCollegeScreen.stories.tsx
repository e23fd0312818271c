import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { around, historyAnswers } from './histories';
import { SupplementCollegeScreen } from './SupplementCollegeScreen';

const meta = {
  title: '页面/历史数据管理/补充学历历史',
  component: SupplementCollegeScreen,
  parameters: { screen: 'cert.supplementCollege' },
  tags: ['!autodocs'],
} satisfies Meta<typeof SupplementCollegeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 待补充的关联已核验的学历或人工补充，退回的仍可关联。 */
export const 区县: Story = storyAs(userAt('county'), historyAnswers, ...around);
