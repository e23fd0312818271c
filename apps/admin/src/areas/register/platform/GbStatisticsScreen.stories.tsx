import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { platformAnswers } from './GovdataPushScreen.stories';
import { GbStatisticsScreen } from './GbStatisticsScreen';

const meta = {
  title: '页面/资格认定/国办回传统计',
  component: GbStatisticsScreen,
  parameters: { screen: 'register.gbStatistics' },
  tags: ['!autodocs'],
} satisfies Meta<typeof GbStatisticsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 各省报送的情况，点一根柱看下级。 */
export const 国家中心: Story = storyAs(userAt('nation'), ...platformAnswers);
