import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OrgLogScreen } from './OrgLogScreen';
import { logAnswers, orgAnswers } from './orgStories';

const meta = {
  title: '页面/基础信息/机构日志',
  component: OrgLogScreen,
  parameters: { screen: 'basic.orgLog' },
  tags: ['!autodocs'],
} satisfies Meta<typeof OrgLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 自动记下的只能看，补录的可以改和删。 */
export const 省级: Story = storyAs(userAt('province'), logAnswers, orgAnswers());
