import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { filingAnswers } from './filingStories';
import { ReformGroupScreen } from './ReformGroupScreen';

const meta = {
  title: '页面/免试认定/改革工作小组备案',
  component: ReformGroupScreen,
  parameters: { screen: 'exemption.filingsReformGroup' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ReformGroupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 待审批的可以通过、退回；已通过的看有效期止。 */
export const 省级: Story = storyAs(userAt('province'), ...filingAnswers(1));

/** 高校新增、撤回、修改后提交、删除自己的备案。 */
export const 高校: Story = storyAs(userAt('university'), ...filingAnswers(1, true));
高校.tags = ['alike'];
