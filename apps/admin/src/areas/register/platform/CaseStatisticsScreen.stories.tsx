import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { platformAnswers } from './GovdataPushScreen.stories';
import { CaseStatisticsScreen } from './CaseStatisticsScreen';

const meta = {
  title: '页面/资格认定/办件数据回传统计',
  component: CaseStatisticsScreen,
  parameters: { screen: 'register.caseStatistics' },
  tags: ['!autodocs'],
} satisfies Meta<typeof CaseStatisticsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 受理、办结与收到的对照。 */
export const 省级: Story = storyAs(userAt('province'), ...platformAnswers);
