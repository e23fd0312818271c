import { certType, onOff, teachGrade } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/exemption';
import { calls, crud, field } from '../kit';

const batch = (label: string) =>
  field.shaped(label, {
    max: 9,
    pattern: /^20\d{2}年[上下]半年$/,
    says: `${label}写成“2024年上半年”`,
    example: () => '2024年上半年',
  });

/** Which subject of the exam's third paper answers to which subject that is taught. */
export const SubjectThree = z.object({
  pairId: field.id('对照编号'),
  grade: field.code('学段', teachGrade),
  code: field.shaped('科目三代码', {
    max: 10,
    pattern: /^[0-9A-Za-z]{1,10}$/,
    says: '科目三代码为1至10位数字或字母',
    example: (serial) => `K${serial}`,
  }),
  name: field.text('科目三名称', 40),
  status: field.status('状态', onOff),
  interview: field.text('面试科目', 40),
  subjectId: field.word('任教学科'),
  subjectName: field.shown('可认定任教学科'),
  ctId: field.code('资格种类', certType),
  category: field.text('专业大类', 40).nullable(),
  firstBatch: batch('启用批次'),
  lastBatch: batch('停用批次').nullable(),
  note: field.text('备注', 200).nullable(),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const row = SubjectThree.shape;
const { code, grade, name, status } = row;

/** 科目三比对数据 */
export const normalSubjectThree = calls(
  catalogue.normalSubjectThree,
  crud(SubjectThree, {
    key: 'pairId',
    filters: { grade, name, subjectName: field.text('任教学科', 30), status },
    sorts: ['code', 'updatedAt'],
    written: {
      grade,
      code,
      name,
      interview: row.interview,
      subjectId: row.subjectId,
      ctId: row.ctId,
      category: row.category.default(null),
      firstBatch: row.firstBatch,
      lastBatch: row.lastBatch.default(null),
      note: row.note.default(null),
      status: status.default(onOff.code('on')),
    },
    unique: [['grade', 'code', 'subjectId']],
    references: { subjectId: 'basic.baseSubject' },
    example: { category: null, lastBatch: null },
  }),
);
