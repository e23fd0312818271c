import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OrgScreen } from './OrgScreen';
import { tagAnswers } from './orgSettingStories';
import { colleges, orgAnswers, stopAnswers } from './orgStories';

const meta = {
  title: '页面/基础信息/机构管理',
  component: OrgScreen,
  parameters: { screen: 'basic.org' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof OrgScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = orgAnswers();
export const countyAnswers = orgAnswers('county');

/** 左边逐级看机构，右边是所选机构和它的全部下级。 */
export const 省级: Story = storyAs(userAt('province'), answers, colleges, stopAnswers, tagAnswers);

/** 县级只改自己的联系方式和确认点，不新增行政机构。 */
export const 区县: Story = storyAs(
  userAt('county'),
  countyAnswers,
  colleges,
  stopAnswers,
  tagAnswers,
);
