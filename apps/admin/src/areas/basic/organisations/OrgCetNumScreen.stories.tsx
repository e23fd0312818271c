import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OrgCetNumScreen } from './OrgCetNumScreen';
import { cetNumAnswers } from './orgSettingStories';
import { orgAnswers } from './orgStories';

const meta = {
  title: '页面/基础信息/证书起始编号',
  component: OrgCetNumScreen,
  parameters: { screen: 'basic.org' },
  tags: ['!autodocs'],
} satisfies Meta<typeof OrgCetNumScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 发出过号码的年度只看，还没有发的可以调整和删除。 */
export const 省级: Story = storyAs(userAt('province'), cetNumAnswers, orgAnswers());
