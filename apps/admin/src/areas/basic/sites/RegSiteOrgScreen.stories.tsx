import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { RegSiteOrgScreen } from './RegSiteOrgScreen';
import { correctAnswers, siteAnswers } from './siteStories';

const meta = {
  title: '页面/基础信息/认定机构公示信息',
  component: RegSiteOrgScreen,
  parameters: { screen: 'basic.regSiteOrg' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof RegSiteOrgScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 没有编写的、待审核的、已发布的、退回的；待审核的可以对照着审核。 */
export const 省级: Story = storyAs(userAt('province'), siteAnswers(), correctAnswers);

export const own = siteAnswers('county');

/** 本机构的草稿可以编辑、申请发布。 */
export const 区县: Story = storyAs(userAt('county'), own, correctAnswers);
区县.tags = ['alike'];
