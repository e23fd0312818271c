import { StudentRecord, ssouserStudent } from '@tqc/contract/applicant';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { answered, life } from './certificateStory';
import { StudentScreen } from './StudentScreen';

const meta = {
  title: '页面/申请人信息/学籍信息',
  component: StudentScreen,
  parameters: { screen: 'applicant.student' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof StudentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = {
  school: '澄岚师范大学',
  department: '教育学院',
  major: '汉语言文学',
  level: 3,
  years: 4,
  beginDate: '2020-09-01',
  expectedEnd: '2024-06-30',
  state: 1,
  lastTerm: true,
};
const rows = [0, 1, 2].map((n) => exampleRow(StudentRecord, { ...facts, ...answered(n) }, n + 1));

export const answers = fakeTransport(ssouserStudent, {
  list: () => pageOf(...rows),
  get: ({ id }) => ({
    ...(rows.find((row) => row.id === id) ??
      exampleRow(StudentRecord, { ...facts, ...answered(0) }, 9)),
    opinion: '已核对原件',
    life,
  }),
  update: () => null,
  removeCache: () => null,
});

/** 平台查到的、人工核验的和还没有核验的；写错的更正后重新核验。 */
export const 省级: Story = storyAs(userAt('province'), answers);
