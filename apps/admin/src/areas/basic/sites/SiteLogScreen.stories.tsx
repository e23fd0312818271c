import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { SiteLogScreen } from './SiteLogScreen';
import { siteAnswers } from './siteStories';

const meta = {
  title: '页面/基础信息/机构公示信息痕迹',
  component: SiteLogScreen,
  parameters: { screen: 'basic.siteOrgLog' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof SiteLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = siteAnswers();

/** 每一步是谁做的、改了什么，可以对比。 */
export const 省级: Story = storyAs(userAt('province'), answers);
