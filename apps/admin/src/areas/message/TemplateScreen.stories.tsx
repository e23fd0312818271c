import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { lookups, messages, people } from './sentStories';
import { TemplateScreen } from './TemplateScreen';
import { templateRows } from './templateStories';

const meta = {
  title: '页面/基础信息/消息模板',
  component: TemplateScreen,
  parameters: { screen: 'basic.message' },
  tags: ['!autodocs'],
} satisfies Meta<typeof TemplateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 国家中心改系统消息的文字。 */
export const 国家中心: Story = storyAs(userAt('nation'), templateRows, messages, people, lookups);
/** 各级从模板开始写消息。 */
export const 区县: Story = storyAs(userAt('county'), templateRows, messages, people, lookups);
