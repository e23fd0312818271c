import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { RegOrgScreen } from './RegOrgScreen';
import { hostSchools, pointAnswers, pointStops } from './pointStories';

const meta = {
  title: '页面/基础信息/按认定机构的确认点数',
  component: RegOrgScreen,
  parameters: { screen: 'basic.regPointQuery' },
  tags: ['!autodocs'],
} satisfies Meta<typeof RegOrgScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每个认定机构有几个确认点。 */
export const 市级: Story = storyAs(userAt('city'), pointAnswers, pointStops, hostSchools);
