import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { annulAnswers } from './moveStories';
import { OrgAnnulLogScreen } from './OrgAnnulLogScreen';
import { orgAnswers } from './orgStories';

const meta = {
  title: '页面/基础信息/机构撤并日志',
  component: OrgAnnulLogScreen,
  parameters: { screen: 'basic.orgLog' },
  tags: ['!autodocs'],
} satisfies Meta<typeof OrgAnnulLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 待执行的可以撤销，失败的写明原因、可以重新执行，完成的只能更正批文号。 */
export const 省级: Story = storyAs(userAt('province'), annulAnswers, orgAnswers());
