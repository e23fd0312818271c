import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollSiteOrgScreen } from './EnrollSiteOrgScreen';
import { enrollSiteAnswers, siteAnswers, websiteAnswers } from './siteStories';

const meta = {
  title: '页面/基础信息/注册机构公示信息',
  component: EnrollSiteOrgScreen,
  parameters: { screen: 'basic.enrollSiteOrg' },
  tags: ['!autodocs'],
} satisfies Meta<typeof EnrollSiteOrgScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 比认定多注册范围和学段，网站信息可以单独更正。 */
export const 省级: Story = storyAs(
  userAt('province'),
  siteAnswers(),
  websiteAnswers,
  enrollSiteAnswers,
);
