import { roles } from '@tqc/contract/rms';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { RoleListScreen } from './RoleListScreen';
import { grantAnswers, rightAnswers, roleAnswers } from './roleStories';

const meta = {
  title: '页面/基础信息/角色权限管理',
  component: RoleListScreen,
  parameters: { screen: 'basic.roleList' },
  tags: ['!autodocs'],
} satisfies Meta<typeof RoleListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 国家的角色只看和复制，本省的可以授权、停用和删除。 */
export const 省级: Story = storyAs(userAt('province'), roleAnswers, rightAnswers, grantAnswers);

const unread = fakeTransport(roles, {
  queryProvinceRole: () => Promise.reject(refusal(503)),
});
/** 角色在哪些地方使用读不到：说明原因，不当作没有人在用。 */
export const 使用情况读不到: Story = {
  ...storyAs(userAt('province'), unread, roleAnswers, rightAnswers, grantAnswers),
  tags: ['alike'],
};
