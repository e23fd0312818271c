import { baseMajor, Major } from '@tqc/contract/basic';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { MajorScreen } from './MajorScreen';

const meta = {
  title: '页面/基础信息/专业管理',
  component: MajorScreen,
  parameters: { screen: 'basic.major' },
  tags: ['!autodocs'],
} satisfies Meta<typeof MajorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = exampleRow(Major, { code: '04', name: '教育学', level: 1, parentId: null, year: 2024 });

/** 三份资料一页：专业、院校、院校标签。 */
export const 国家中心: Story = storyAs(
  userAt('nation'),
  fakeTransport(baseMajor, { list: () => pageOf(row), queryKV: () => ({ record: [row] }) }),
);
