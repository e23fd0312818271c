import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { roleAnswers, ruleAnswers } from './alertStories';
import { AlertInformScreen } from './AlertInformScreen';

const meta = {
  title: '页面/监控/预警规则设置',
  component: AlertInformScreen,
  parameters: { screen: 'monitor.alert' },
  tags: ['!autodocs'],
} satisfies Meta<typeof AlertInformScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 省级单独设置的可以改和删，全国的设置只看。 */
export const 省级: Story = storyAs(userAt('province'), ruleAnswers, roleAnswers);
/** 国家级改全国的设置，不能删除。 */
export const 国家级: Story = {
  ...storyAs(userAt('nation'), ruleAnswers, roleAnswers),
  tags: ['alike'],
};
