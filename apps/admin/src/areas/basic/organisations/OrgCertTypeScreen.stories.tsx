import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OrgCertTypeScreen } from './OrgCertTypeScreen';
import { certTypeAnswers } from './orgSettingStories';
import { orgAnswers } from './orgStories';

const meta = {
  title: '页面/基础信息/机构资格种类',
  component: OrgCertTypeScreen,
  parameters: { screen: 'basic.org' },
  tags: ['!autodocs'],
} satisfies Meta<typeof OrgCertTypeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 生效中的和已经结束的。 */
export const 省级: Story = storyAs(userAt('province'), certTypeAnswers, orgAnswers());
