import { baseSubject, Subject } from '@tqc/contract/basic';
import { plainAnswers } from '@tqc/testing/fakeTransport';
import { exampleRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { SubjectScreen } from './SubjectScreen';

const meta = {
  title: '页面/基础信息/任教学科',
  component: SubjectScreen,
  parameters: { screen: 'basic.subjectType5' },
  tags: ['!autodocs'],
} satisfies Meta<typeof SubjectScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const usual = { type: 5, level: 1, parentId: null, parentName: '', beginYear: 2000, endYear: null };
const subject = (code: string, name: string, more: object = {}) =>
  exampleRow(Subject, {
    ...usual,
    subjectId: code,
    code,
    name,
    unified: true,
    formerNames: null,
    note: null,
    ...more,
  });

/** 国家级维护中等职业学校的学科：分两级，停用的写明年份。 */
export const 国家中心: Story = storyAs(
  userAt('nation'),
  plainAnswers(
    baseSubject,
    subject('5001', '语文'),
    subject('71', '信息技术类'),
    subject('710201', '计算机应用', {
      level: 2,
      parentId: '71',
      parentName: '信息技术类',
      formerNames: '计算机及应用',
    }),
    subject('700206', '汽车运用与维修', { status: 0, endYear: 2021, note: '并入汽车类' }),
  ),
);
