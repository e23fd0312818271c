import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { platformAnswers } from './GovdataPushScreen.stories';
import { ExceptionHandlingScreen } from './ExceptionHandlingScreen';

const meta = {
  title: '页面/本地平台对接/回传异常处理',
  component: ExceptionHandlingScreen,
  parameters: { screen: 'platform.exceptionHandling' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ExceptionHandlingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 待处理的可以修正，已修正的等待推送，已忽略的说明原因。 */
export const 省级: Story = storyAs(userAt('province'), ...platformAnswers);
