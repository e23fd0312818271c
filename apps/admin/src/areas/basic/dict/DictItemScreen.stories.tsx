import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { DictItemScreen } from './DictItemScreen';
import { itemAnswers, typeAnswers } from './dictStories';

const meta = {
  title: '页面/基础信息/字典项',
  component: DictItemScreen,
  parameters: { screen: 'basic.dict' },
  tags: ['!autodocs'],
} satisfies Meta<typeof DictItemScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 内置的条目只改显示标签、排序和颜色；业务流转的状态不能停用。 */
export const 国家中心: Story = storyAs(userAt('nation'), typeAnswers, itemAnswers);
