import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { platformAnswers } from './GovdataPushScreen.stories';
import { PushFailedScreen } from './PushFailedScreen';

const meta = {
  title: '页面/资格认定/推送失败3次报表',
  component: PushFailedScreen,
  parameters: { screen: 'register.pushFailed' },
  tags: ['!autodocs'],
} satisfies Meta<typeof PushFailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 按建议修正、重推或忽略。 */
export const 省级: Story = storyAs(userAt('province'), ...platformAnswers);
