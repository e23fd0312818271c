import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { pointUserAnswers, pointOrgs } from './pointStories';
import { RegPointUserQueryScreen } from './RegPointUserQueryScreen';

const meta = {
  title: '页面/基础信息/认定确认点用户查询',
  component: RegPointUserQueryScreen,
  parameters: { screen: 'basic.regPointUserQuery' },
  tags: ['!autodocs'],
} satisfies Meta<typeof RegPointUserQueryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 本机构确认点的用户和下级机构的各有：能管理的只有自己的。 */
export const 市级: Story = storyAs(userAt('city'), pointUserAnswers, pointOrgs);
