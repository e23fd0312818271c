import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { PostgraduateScreen } from './PostgraduateScreen';
import { studentAnswers } from './studentStories';

const meta = {
  title: '页面/免试认定/教育类研究生数据',
  component: PostgraduateScreen,
  parameters: { screen: 'exemption.normalDataPostgraduate' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof PostgraduateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = studentAnswers(true);

/** 待完善到异常各有多少；待提交的提交，通过的编号、打印。 */
export const 高校: Story = storyAs(userAt('university'), ...answers.all);

/** 待审核的通过或退回，通过的可以撤销。 */
export const 省级: Story = storyAs(userAt('province'), ...answers.all);
省级.tags = ['alike'];
