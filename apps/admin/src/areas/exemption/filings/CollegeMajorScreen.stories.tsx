import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { CollegeMajorScreen } from './CollegeMajorScreen';
import { rosterAnswers } from './filingStories';

const meta = {
  title: '页面/免试认定/高校及专业名录备案',
  component: CollegeMajorScreen,
  parameters: { screen: 'exemption.filingsCollegeMajor' },
  tags: ['!autodocs'],
} satisfies Meta<typeof CollegeMajorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 高校申请的专业可以列入或退回；列入的可以更正、停用，停用的可以启用。 */
export const 省级: Story = storyAs(userAt('province'), ...rosterAnswers);

/** 退回的可以修改后提交或删除。 */
export const 高校: Story = storyAs(userAt('university'), ...rosterAnswers);
高校.tags = ['alike'];
