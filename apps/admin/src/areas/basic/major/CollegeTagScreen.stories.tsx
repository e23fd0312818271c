import { baseCollegeTag, CollegeTag } from '@tqc/contract/basic';
import { plainAnswers } from '@tqc/testing/fakeTransport';
import { exampleRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { CollegeTagScreen } from './CollegeTagScreen';

const meta = {
  title: '页面/基础信息/院校标签',
  component: CollegeTagScreen,
  parameters: { screen: 'basic.major' },
  tags: ['!autodocs'],
} satisfies Meta<typeof CollegeTagScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 国家级维护标签：多少院校在用、停用的。 */
export const 国家中心: Story = storyAs(
  userAt('nation'),
  plainAnswers(
    baseCollegeTag,
    exampleRow(CollegeTag, { name: '师范类', colour: 'green', colleges: 3, createdBy: '张岚' }),
    exampleRow(CollegeTag, { name: '停止招生', colour: 'gray', colleges: 0, status: 0 }, 2),
  ),
);
