import { ExemptStudent, normalPreServiceTeacher } from '@tqc/contract/applicant';
import { lookup } from '@tqc/contract/lookup';
import { normalDataStatus, validation } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { NormalStudentScreen } from './NormalStudentScreen';

const meta = {
  title: '页面/申请人信息/师范生免试信息',
  component: NormalStudentScreen,
  parameters: { screen: 'applicant.normalStudent' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof NormalStudentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = [0, 1, 2].map((n) =>
  exampleRow(
    ExemptStudent,
    {
      name: invented(n + 1).name,
      idNo: invented(n + 1).maskedIdNo,
      status: normalDataStatus.code('passed'),
      classYear: 2024,
      teacherType: ['publicFunded', 'regular', 'educationGraduate'][n] ?? 'regular',
      collegeName: '澄岚师范大学',
      majorName: '汉语言文学',
      subjectName: '语文',
      educationLevel: 3,
      grade: 3,
      graduateState: 1,
      ssoId: n === 0 ? '501' : null,
      abilityNo: n === 2 ? null : `202410010200000${n}`,
      validFrom: n === 2 ? null : '2024-06-12',
      validTo: n === 2 ? null : '2027-06-11',
      used: n === 1,
      studentMatch: validation.code('yes'),
      faults: [],
      photo: null,
    },
    n + 1,
  ),
);

export const answers = fakeTransport(normalPreServiceTeacher, {
  list: () => pageOf(...rows),
  get: ({ studentId }) =>
    rows.find((row) => row.studentId === studentId) ?? exampleRow(ExemptStudent, {}, 9),
  update: () => null,
  removeCache: () => null,
});
const batches = fakeTransport(lookup, {
  queryNormalBatch: () => ({
    record: [
      {
        batchId: '1',
        name: '2024届',
        year: 2024,
        beginDate: '2024-03-01',
        endDate: '2024-07-31',
        status: 1,
      },
    ],
  }),
});

/** 没有用于认定的可以更正；有账户的可以清除学籍核验结果。 */
export const 国家级: Story = storyAs(userAt('nation'), answers, batches);
