import { normalStudent, SubmitFigures } from '@tqc/contract/exemption';
import { lookup } from '@tqc/contract/lookup';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { StatisticsScreen } from './StatisticsScreen';

const meta = {
  title: '页面/免试认定/报送统计',
  component: StatisticsScreen,
  parameters: { screen: 'exemption.normalDataStatistics' },
  tags: ['!autodocs'],
} satisfies Meta<typeof StatisticsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const line = {
  prov: '32',
  classYear: 2024,
  due: 620,
  collected: 598,
  submitted: 561,
  passed: 402,
  returned: 12,
  abnormal: 4,
  used: 88,
  submitRate: '90.5%',
  passRate: '71.7%',
};
const places = [
  { ...line, rowKey: '32', collegeId: null, name: '江苏' },
  { ...line, rowKey: '33', collegeId: null, prov: '33', name: '浙江', due: 0, submitRate: '' },
];
const universities = [
  { ...line, rowKey: '10319', collegeId: '10319', name: '澄岚师范大学' },
  {
    ...line,
    rowKey: '10320',
    collegeId: '10320',
    name: '云汀师范学院',
    collected: 210,
    submitted: 96,
  },
];

const figures = fakeTransport(normalStudent, {
  statistics: ({ prov }) =>
    pageOf(
      ...(prov === undefined ? places : universities).map((row, at) =>
        exampleRow(SubmitFigures, row, at + 1),
      ),
    ),
});

/** 全国按省，点开看各校；没有应报人数的不计算提交率。 */
export const 国家中心: Story = storyAs(userAt('nation'), figures, fakeTransport(lookup, {}));
