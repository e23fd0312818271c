import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { alertAnswers, roleAnswers, ruleAnswers } from './alertStories';
import { AlertScreen } from './AlertScreen';

const meta = {
  title: '页面/监控/预警控制台',
  component: AlertScreen,
  parameters: { screen: 'monitor.alert' },
  tags: ['!autodocs'],
} satisfies Meta<typeof AlertScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 没有人认领的先认领，认领了的处理完成、通知下级或退回，已处理的只看。 */
export const 市级: Story = storyAs(userAt('city'), alertAnswers);
/** 省级还有规则设置。 */
export const 省级: Story = {
  ...storyAs(userAt('province'), alertAnswers, ruleAnswers, roleAnswers),
  tags: ['alike'],
};
