import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { annulAnswers } from './moveStories';
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

/** 操作日志在前，撤并日志在后。 */
export const 省级: Story = storyAs(userAt('province'), logAnswers, annulAnswers, orgAnswers());
