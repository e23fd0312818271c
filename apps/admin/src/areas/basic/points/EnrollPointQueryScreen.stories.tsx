import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollPointQueryScreen } from './EnrollPointQueryScreen';
import { hostSchools, pointAnswers, pointStops } from './pointStories';

const meta = {
  title: '页面/基础信息/注册确认点查询',
  component: EnrollPointQueryScreen,
  parameters: { screen: 'basic.enrollPointQuery' },
  tags: ['!autodocs'],
} satisfies Meta<typeof EnrollPointQueryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 本级和下级的确认点，只看不办。 */
export const 市级: Story = storyAs(userAt('city'), pointAnswers, pointStops, hostSchools);
