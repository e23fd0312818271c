import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { DictScreen } from './DictScreen';
import { itemAnswers, typeAnswers } from './dictStories';

const meta = {
  title: '页面/基础信息/字典管理',
  component: DictScreen,
  parameters: { screen: 'basic.dict' },
  tags: ['!autodocs'],
} satisfies Meta<typeof DictScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 字典类型和条目之外，没有自己菜单的字典也放在这一页：资格种类、专业技术职务、生僻字。 */
export const 国家中心: Story = storyAs(userAt('nation'), typeAnswers, itemAnswers);
