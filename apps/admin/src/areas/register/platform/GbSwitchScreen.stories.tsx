import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { platformAnswers } from './GovdataPushScreen.stories';
import { GbSwitchScreen } from './GbSwitchScreen';

const meta = {
  title: '页面/本地平台对接/国办接口开关',
  component: GbSwitchScreen,
  parameters: { screen: 'platform.gbSwitch' },
  tags: ['!autodocs'],
} satisfies Meta<typeof GbSwitchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 开启、关闭、灰度的接口各一个。 */
export const 国家中心: Story = storyAs(userAt('nation'), ...platformAnswers);

/** 省级管本省的接口，登录验证和停用登录只能看。 */
export const 省级: Story = storyAs(userAt('province'), ...platformAnswers);

/** 都读不到时，系统开关说明原因，可以再读。 */
export const 读不到: Story = {
  ...国家中心,
  parameters: { ...国家中心.parameters, listState: 'failedOnce', stateOf: 'reads' },
  tags: ['alike'],
};
