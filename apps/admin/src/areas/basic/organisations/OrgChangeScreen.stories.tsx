import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OrgChangeScreen } from './OrgChangeScreen';
import { orgAnswers } from './orgStories';

const meta = {
  title: '页面/基础信息/变更记录',
  component: OrgChangeScreen,
  parameters: { screen: 'basic.provinceBatchPostpone' },
  tags: ['!autodocs'],
} satisfies Meta<typeof OrgChangeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每一项变更前后对照。 */
export const 区县: Story = storyAs(userAt('county'), orgAnswers());
