import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { RegSiteHistoryScreen } from './RegSiteHistoryScreen';
import { siteAnswers } from './siteStories';

const meta = {
  title: '页面/基础信息/发布记录',
  component: RegSiteHistoryScreen,
  parameters: { screen: 'basic.provinceBatchPostponeHis' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof RegSiteHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = siteAnswers();

/** 对外显示的内容，只看不改。 */
export const 省级: Story = storyAs(userAt('province'), answers);
