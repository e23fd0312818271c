import { baseTechnicalJob, TechnicalJob } from '@tqc/contract/basic';
import { plainAnswers } from '@tqc/testing/fakeTransport';
import { exampleRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { TechnicalJobScreen } from './TechnicalJobScreen';

const meta = {
  title: '页面/基础信息/专业技术职务',
  component: TechnicalJobScreen,
  parameters: { screen: 'basic.dict' },
  tags: ['!autodocs'],
} satisfies Meta<typeof TechnicalJobScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const high = { code: '012', name: '高级教师', series: '中小学教师', grade: '副高级', sort: 20 };
const middle = { ...high, code: '022', name: '工程师', grade: '中级', status: 0 };

/** 国家级维护代码：在用的可以停用，停用的可以启用。 */
export const 国家中心: Story = storyAs(
  userAt('nation'),
  plainAnswers(
    baseTechnicalJob,
    exampleRow(TechnicalJob, high),
    exampleRow(TechnicalJob, middle, 2),
  ),
);
