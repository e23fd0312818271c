import { DegreeCert, ssouserDegreeCert } from '@tqc/contract/applicant';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { answered, life } from './certificateStory';
import { DegreeScreen } from './DegreeScreen';

const meta = {
  title: '页面/申请人信息/学位信息',
  component: DegreeScreen,
  parameters: { screen: 'applicant.degree' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof DegreeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = {
  authority: '澄岚师范大学',
  degree: 2,
  category: '教育学',
  major: '汉语言文学',
  grantedOn: '2022-06-30',
  degreeNo: 'XW202400000001',
};
const rows = [0, 1, 2].map((n) => exampleRow(DegreeCert, { ...facts, ...answered(n) }, n + 1));

export const answers = fakeTransport(ssouserDegreeCert, {
  list: () => pageOf(...rows),
  get: ({ id }) => ({
    ...(rows.find((row) => row.id === id) ??
      exampleRow(DegreeCert, { ...facts, ...answered(0) }, 9)),
    opinion: '已核对原件',
    life,
  }),
  update: () => null,
  removeCache: () => null,
});

/** 平台查到的、人工核验的和还没有核验的；写错的更正后重新核验。 */
export const 省级: Story = storyAs(userAt('province'), answers);
