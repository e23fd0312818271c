import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { around, historyAnswers } from './histories';
import { TempRegisterHistoryScreen } from './TempRegisterHistoryScreen';

const meta = {
  title: '页面/历史数据管理/非正式认定历史查询',
  component: TempRegisterHistoryScreen,
  parameters: { screen: 'cert.tempRegisterHistory' },
  tags: ['!autodocs'],
} satisfies Meta<typeof TempRegisterHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 没有入库的认定数据，每条说明原因；处理过的只看。 */
export const 市级: Story = storyAs(userAt('city'), historyAnswers, ...around);
