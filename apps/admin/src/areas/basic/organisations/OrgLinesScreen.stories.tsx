import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OrgLinesScreen } from './OrgLinesScreen';
import { logAnswers, orgAnswers } from './orgStories';

const meta = {
  title: '页面/基础信息/机构操作日志',
  component: OrgLinesScreen,
  parameters: { screen: 'basic.orgLog' },
  tags: ['!autodocs'],
} satisfies Meta<typeof OrgLinesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 自动记下的只能看，补录的可以改和删。 */
export const 省级: Story = storyAs(userAt('province'), logAnswers, orgAnswers());
