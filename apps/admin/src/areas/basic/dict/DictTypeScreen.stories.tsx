import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { DictTypeScreen } from './DictTypeScreen';
import { itemAnswers, typeAnswers } from './dictStories';

const meta = {
  title: '页面/基础信息/字典类型',
  component: DictTypeScreen,
  parameters: { screen: 'basic.dict' },
  tags: ['!autodocs'],
} satisfies Meta<typeof DictTypeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 内置的类型只改名称和说明，自建的可以停用、删除。 */
export const 国家中心: Story = storyAs(userAt('nation'), typeAnswers, itemAnswers);
