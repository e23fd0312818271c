import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { universityAnswers } from './filingStories';
import { SchoolViewScreen } from './SchoolViewScreen';

const meta = {
  title: '页面/免试认定/学校查看',
  component: SchoolViewScreen,
  parameters: { screen: 'exemption.filingsSchoolView' },
  tags: ['!autodocs'],
} satisfies Meta<typeof SchoolViewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 备案没有齐的看差哪一项，齐的可以提交学生数据。 */
export const 省级: Story = storyAs(userAt('province'), universityAnswers);
