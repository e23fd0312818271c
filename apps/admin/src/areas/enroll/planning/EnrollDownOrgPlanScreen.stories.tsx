import { answers as orgAnswers } from './DownEnrollOrgsScreen.stories';
import { answers as planAnswers } from './DownEnrollPlansScreen.stories';
import { answers as treeAnswers } from './EnrollPlanTreeScreen.stories';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollDownOrgPlanScreen } from './EnrollDownOrgPlanScreen';

const meta = {
  title: '页面/定期注册/下级机构注册计划',
  component: EnrollDownOrgPlanScreen,
  parameters: { screen: 'enroll.downOrgPlan' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollDownOrgPlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 各机构进度、已上报计划、省级与下级三种看法。 */
export const 市级: Story = {
  ...storyAs(userAt('city'), orgAnswers, planAnswers, treeAnswers),
  tags: ['alike'],
};
