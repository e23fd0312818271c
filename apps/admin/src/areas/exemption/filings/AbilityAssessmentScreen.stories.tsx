import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { filingAnswers } from './filingStories';
import { AbilityAssessmentScreen } from './AbilityAssessmentScreen';

const meta = {
  title: '页面/免试认定/教育教学能力考核办法备案',
  component: AbilityAssessmentScreen,
  parameters: { screen: 'exemption.filingsAbilityAssessment' },
  tags: ['!autodocs'],
} satisfies Meta<typeof AbilityAssessmentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 待审批的可以通过、退回；已通过的看有效期止。 */
export const 省级: Story = storyAs(userAt('province'), ...filingAnswers(3));

/** 高校新增、撤回、修改后提交、删除自己的备案。 */
export const 高校: Story = storyAs(userAt('university'), ...filingAnswers(3, true));
高校.tags = ['alike'];
