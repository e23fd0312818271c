import { normalSubjectThree, SubjectThree } from '@tqc/contract/exemption';
import { lookup } from '@tqc/contract/lookup';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { SubjectThreeScreen } from './SubjectThreeScreen';

const meta = {
  title: '页面/免试认定/科目三比对数据',
  component: SubjectThreeScreen,
  parameters: { screen: 'exemption.subjectThree' },
  tags: ['!autodocs'],
} satisfies Meta<typeof SubjectThreeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const history = {
  grade: 3,
  code: '313',
  name: '历史',
  status: 1,
  interview: '历史',
  subjectName: '初级中学 历史',
  ctId: 3,
  category: null as string | null,
  firstBatch: '2021年上半年',
  lastBatch: null as string | null,
  note: null as string | null,
};
const science = {
  ...history,
  grade: 2,
  code: '212',
  name: '科学',
  interview: '科学',
  subjectName: '小学 科学',
  ctId: 2,
};
const computing = {
  ...history,
  grade: 5,
  code: '529',
  name: '计算机类',
  interview: '计算机类',
  subjectName: '中职 计算机应用',
  ctId: 5,
  category: '电子与信息大类',
  lastBatch: '2023年下半年',
  status: 0,
};

/** 国家级维护对照；中职的写专业大类，停用的写停用批次。 */
export const 国家中心: Story = storyAs(
  userAt('nation'),
  fakeTransport(normalSubjectThree, {
    list: () =>
      pageOf(
        exampleRow(SubjectThree, history),
        exampleRow(SubjectThree, science, 2),
        exampleRow(SubjectThree, computing, 3),
      ),
    create: () => ({ id: '905' }),
    update: () => null,
    remove: () => null,
  }),
  fakeTransport(lookup, {
    querySubjectsBasic: () => ({
      record: [{ subjectId: '313', name: '初级中学 历史', parentId: '' }],
    }),
  }),
);
