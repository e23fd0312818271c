import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OrgDictScreen } from './OrgDictScreen';
import { nationItems, orgDictAnswers } from './orgTabStories';

const meta = {
  title: '页面/基础信息/本机构字典',
  component: OrgDictScreen,
  parameters: { screen: 'basic.org' },
  tags: ['!autodocs'],
} satisfies Meta<typeof OrgDictScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 本机构自己的叫法；没有启用的不给本机构的人选。 */
export const 省级: Story = storyAs(userAt('province'), orgDictAnswers, nationItems);
