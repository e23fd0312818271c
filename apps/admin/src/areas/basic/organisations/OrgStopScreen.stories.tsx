import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OrgStopScreen } from './OrgStopScreen';
import { orgAnswers, stopAnswers } from './orgStories';

const meta = {
  title: '页面/基础信息/停用记录',
  component: OrgStopScreen,
  parameters: { screen: 'basic.org' },
  tags: ['!autodocs'],
} satisfies Meta<typeof OrgStopScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 未开始的可以改和删，停用中的可以启用，已结束的只看。 */
export const 省级: Story = storyAs(userAt('province'), stopAnswers, orgAnswers());
