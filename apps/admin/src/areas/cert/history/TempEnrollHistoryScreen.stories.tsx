import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { around, enrollAnswers } from './histories';
import { TempEnrollHistoryScreen } from './TempEnrollHistoryScreen';

const meta = {
  title: '页面/历史数据管理/非正式注册历史查询',
  component: TempEnrollHistoryScreen,
  parameters: { screen: 'cert.tempEnrollHistory' },
  tags: ['!autodocs'],
} satisfies Meta<typeof TempEnrollHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 没有入库的注册数据，每条说明原因。 */
export const 市级: Story = storyAs(userAt('city'), enrollAnswers, ...around);
