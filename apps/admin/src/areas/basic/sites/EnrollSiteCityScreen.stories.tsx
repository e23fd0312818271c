import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollSiteCityScreen } from './EnrollSiteCityScreen';
import { enrollSiteAnswers } from './siteStories';

const meta = {
  title: '页面/基础信息/注册机构公示信息：市内机构',
  component: EnrollSiteCityScreen,
  parameters: {
    screen: 'basic.enrollSiteOrg',
    route: {
      path: '/basicModel/EnrollSiteOrgSubModel',
      at: '/basicModel/EnrollSiteOrgSubModel?kind=city',
    },
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof EnrollSiteCityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 同市各机构已公示的内容。 */
export const 区县: Story = storyAs(userAt('county'), enrollSiteAnswers);
