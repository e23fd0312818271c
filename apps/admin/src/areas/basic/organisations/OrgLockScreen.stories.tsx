import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OrgLockScreen } from './OrgLockScreen';
import { orgAnswers } from './orgStories';
import { lockAnswers } from './orgTabStories';

const meta = {
  title: '页面/基础信息/锁定时间',
  component: OrgLockScreen,
  parameters: { screen: 'basic.org' },
  tags: ['!autodocs'],
} satisfies Meta<typeof OrgLockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 未开始的可以改和删，锁定中的可以解除，已结束的只看。 */
export const 省级: Story = storyAs(userAt('province'), lockAnswers, orgAnswers());
