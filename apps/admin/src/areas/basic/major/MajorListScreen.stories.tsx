import { baseMajor, Major } from '@tqc/contract/basic';
import { plainAnswers } from '@tqc/testing/fakeTransport';
import { exampleRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { MajorListScreen } from './MajorListScreen';

const meta = {
  title: '页面/基础信息/专业',
  component: MajorListScreen,
  parameters: { screen: 'basic.major' },
  tags: ['!autodocs'],
} satisfies Meta<typeof MajorListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const usual = { year: 2024, educationLevel: 3, normal: true, parentName: '教育学类' };
const major = (code: string, name: string, level: number, more: object = {}) =>
  exampleRow(Major, { ...usual, majorId: code, code, name, level, parentId: null, ...more });

/** 国家级维护专业目录：三级，停用的不能再选。 */
export const 国家中心: Story = storyAs(
  userAt('nation'),
  plainAnswers(
    baseMajor,
    major('04', '教育学', 1, { parentName: '', normal: false }),
    major('0401', '教育学类', 2, { parentId: '04', parentName: '教育学', normal: false }),
    major('040106', '学前教育', 3, { parentId: '0401' }),
    major('040108T', '特殊教育', 3, { parentId: '0401', status: 0 }),
  ),
);
