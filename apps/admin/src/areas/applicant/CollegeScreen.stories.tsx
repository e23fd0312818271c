import { CollegeCert, ssouserCollegeCert } from '@tqc/contract/applicant';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { answered, life } from './certificateStory';
import { CollegeScreen } from './CollegeScreen';

const meta = {
  title: '页面/申请人信息/学历信息',
  component: CollegeScreen,
  parameters: { screen: 'applicant.college' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof CollegeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = {
  school: '澄岚师范大学',
  level: 3,
  studyForm: 1,
  major: '汉语言文学',
  beginDate: '2018-09-01',
  endDate: '2022-06-30',
  diplomaNo: 'BY202400000001',
};
const rows = [0, 1, 2].map((n) => exampleRow(CollegeCert, { ...facts, ...answered(n) }, n + 1));

export const answers = fakeTransport(ssouserCollegeCert, {
  list: () => pageOf(...rows),
  get: ({ id }) => ({
    ...(rows.find((row) => row.id === id) ??
      exampleRow(CollegeCert, { ...facts, ...answered(0) }, 9)),
    opinion: '已核对原件',
    life,
  }),
  update: () => null,
  removeCache: () => null,
});

/** 平台查到的、人工核验的和还没有核验的；写错的更正后重新核验。 */
export const 省级: Story = storyAs(userAt('province'), answers);
