import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { around, changeAnswers, historyAnswers } from './histories';
import { TempProvinceHistoryScreen } from './TempProvinceHistoryScreen';

const meta = {
  title: '页面/历史数据管理/2012年前省级历史数据查询',
  component: TempProvinceHistoryScreen,
  parameters: { screen: 'cert.tempProvinceHistory' },
  tags: ['!autodocs'],
} satisfies Meta<typeof TempProvinceHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 没有电子数据的旧证书，补齐后申请转正式。 */
export const 省级: Story = storyAs(userAt('province'), historyAnswers, changeAnswers, ...around);
