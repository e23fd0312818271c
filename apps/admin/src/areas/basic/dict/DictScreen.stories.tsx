import { baseTechnicalJob, TechnicalJob } from '@tqc/contract/basic';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { DictScreen } from './DictScreen';

const meta = {
  title: '页面/基础信息/字典管理',
  component: DictScreen,
  parameters: { screen: 'basic.dict' },
  tags: ['!autodocs'],
} satisfies Meta<typeof DictScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = exampleRow(TechnicalJob, { code: '011', name: '正高级教师', grade: '正高级' });

/** 没有自己菜单的字典放在一页：专业技术职务、生僻字。 */
export const 国家中心: Story = storyAs(
  userAt('nation'),
  fakeTransport(baseTechnicalJob, { list: () => pageOf(row) }),
);
