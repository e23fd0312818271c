import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { noPoints, pointLookups, pointsUnread, pointUserAnswers } from './pointStories';
import { RegPointUserManageScreen } from './RegPointUserManageScreen';

const meta = {
  title: '页面/基础信息/认定确认点用户管理',
  component: RegPointUserManageScreen,
  parameters: { screen: 'basic.regPointUserManage' },
  tags: ['!autodocs'],
} satisfies Meta<typeof RegPointUserManageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 本机构确认点的用户和下级机构的各有：能管理的只有自己的。 */
export const 市级: Story = storyAs(userAt('city'), pointUserAnswers, pointLookups);
/** 本机构没有确认点：不能新增，按钮说明先做什么。 */
export const 没有确认点: Story = {
  ...storyAs(userAt('city'), pointUserAnswers, noPoints),
  tags: ['alike'],
};
/** 确认点读不到：说出来，不当作没有确认点。 */
export const 确认点读不到: Story = {
  ...storyAs(userAt('city'), pointUserAnswers, pointsUnread),
  tags: ['alike'],
};
