import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OrgTagScreen } from './OrgTagScreen';
import { tagAnswers } from './orgSettingStories';
import { orgAnswers } from './orgStories';

const meta = {
  title: '页面/基础信息/机构标签',
  component: OrgTagScreen,
  parameters: { screen: 'basic.org' },
  tags: ['!autodocs'],
} satisfies Meta<typeof OrgTagScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 在用的可以贴到机构上，停用的不再出现在机构列表。 */
export const 省级: Story = storyAs(userAt('province'), tagAnswers, orgAnswers());
