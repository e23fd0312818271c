import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { RegPointQueryScreen } from './RegPointQueryScreen';
import { hostSchools, pointAnswers, pointStops } from './pointStories';

const meta = {
  title: '页面/基础信息/认定确认点查询',
  component: RegPointQueryScreen,
  parameters: { screen: 'basic.regPointQuery' },
  tags: ['!autodocs'],
} satisfies Meta<typeof RegPointQueryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 本级和下级的确认点，只看不办。 */
export const 市级: Story = storyAs(userAt('city'), pointAnswers, pointStops, hostSchools);
