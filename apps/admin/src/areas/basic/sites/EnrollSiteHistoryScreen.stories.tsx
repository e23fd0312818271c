import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollSiteHistoryScreen } from './EnrollSiteHistoryScreen';
import { siteAnswers } from './siteStories';

const meta = {
  title: '页面/基础信息/发布记录（注册）',
  component: EnrollSiteHistoryScreen,
  parameters: { screen: 'basic.provinceBatchPostpone2His' },
  tags: ['!autodocs'],
} satisfies Meta<typeof EnrollSiteHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 比认定多注册范围和学段。 */
export const 省级: Story = storyAs(userAt('province'), siteAnswers());
