import { normalDataStatus, teacherType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { ExemptStudent, studentNew } from '../exempt';
import * as catalogue from '../generated/calls/exemption';
import {
  calls,
  decisionFields,
  del,
  field,
  get,
  imported,
  importedBy,
  none,
  paged,
  pageOf,
  post,
  put,
} from '../kit';
import { BatchOutcome, Versioned } from '../register/registrationReview';

/** So many rows are submitted, decided or numbered at once. */
export const MOST_STUDENTS = 200;

const row = ExemptStudent.shape;
const { studentId } = row;
const chosen = {
  records: z
    .array(Versioned)
    .min(1, '请选择学生')
    .max(MOST_STUDENTS, `一次最多办理${MOST_STUDENTS}名学生`),
  preview: z.boolean().default(false),
};
const many = {
  dryRun: ({ preview }: Readonly<Record<string, unknown>>) => preview === true,
  versioned: false,
} as const;

/** One file of students that was taken in. */
export const StudentImport = z.object({
  importId: field.id('导入批号'),
  fileName: field.shown('文件名'),
  classYears: field.list('届别', z.number().int(), 20),
  /** Lines of the file; those that were left out were written nowhere. */
  total: field.count('总行数'),
  ok: field.count('成功数'),
  failed: field.count('未导入数'),
  overwritten: field.count('覆盖数'),
  operator: field.shown('导入人'),
  beginAt: field.moment('开始时间'),
  endAt: field.moment('结束时间'),
  undone: field.flag('已撤销'),
  undoneAt: field.moment('撤销时间').nullable(),
  /** Taken in within a day and not taken back yet. */
  mayUndo: field.flag('可以撤销'),
});

/** What one university has handed in of a class year; rates say nothing where nobody counts. */
export const SubmitFigures = z.object({
  rowKey: field.serial('行'),
  prov: field.shown('省份'),
  collegeId: field.id('学校').nullable(),
  name: field.shown('名称'),
  classYear: field.count('届别'),
  due: field.count('应报人数'),
  collected: field.count('已采集'),
  submitted: field.count('已提交'),
  passed: field.count('已通过'),
  returned: field.count('退回'),
  abnormal: field.count('异常'),
  used: field.count('已用于认定'),
  submitRate: field.figure('提交率'),
  passRate: field.figure('通过率'),
});

/** 免试学生数据: list, one and change are `applicant.normalPreServiceTeacher`. */
export const normalStudent = calls(catalogue.normalStudent, {
  create: post('normalStudent', 'add', z.object(studentNew), z.object({ id: studentId })),
  remove: del('normalStudent/{studentId}', 'delete', z.object({ studentId }), none),
  /** How many rows are in each state, for the tabs. */
  figures: get(
    'normalStudent/figures',
    'view',
    z.object({ postgraduate: field.flag('教育类研究生').optional() }),
    z.object({
      record: z.array(
        z.object({ status: field.status('审核状态', normalDataStatus), n: z.number().int() }),
      ),
    }),
  ),
  /** Hands rows to the province, or takes back what nobody has reviewed. */
  submit: put(
    'normalStudent/submit',
    'submit',
    z.object({ ...chosen, action: z.enum(['submit', 'withdraw']) }),
    BatchOutcome,
    many,
  ),
  /** `revoke` takes a passed row back before an application uses it. */
  audit: put(
    'normalStudent/audit',
    'audit',
    z.object({
      ...chosen,
      ...decisionFields(['pass', 'return', 'revoke'], '审核意见'),
    }),
    BatchOutcome,
    many,
  ),
  /** Gives passed rows their numbers, in the order of student numbers. */
  number: post(
    'normalStudent/number',
    'number',
    z.object(chosen),
    BatchOutcome.extend({ firstNo: z.string(), lastNo: z.string() }),
    { dryRun: many.dryRun },
  ),
  /** The ability certificate of a numbered row. */
  certificate: get(
    'normalStudent/certificate/{studentId}',
    'print',
    z.object({ studentId }),
    z.null(),
    {
      reply: 'file',
      audit: 'view',
      quota: () => 'download',
    },
  ),
  importStudent: importedBy('normalStudent/import', 'import'),
  /** Files of the caller's university, or of those of the province. */
  importLog: get(
    'normalStudent/importLog',
    'import',
    paged(
      {
        classYear: field.count('届别', 2020, 2100),
        fileName: field.text('文件名', 60),
        operator: field.text('导入人', 30),
        undone: field.flag('已撤销'),
        beginAtFrom: field.date('开始时间起'),
        beginAtTo: field.date('开始时间止'),
      },
      ['importId'],
    ),
    pageOf(StudentImport),
    { rowKey: 'importId', audit: 'query' },
  ),
  /** Takes back what a file has written, as long as nobody has worked on it. */
  undoImport: del(
    'normalStudent/importLog/{importId}',
    'import',
    z.object({ importId: StudentImport.shape.importId }),
    none,
    { versioned: false },
  ),
  /** One line a university, or one a province where nothing narrower is asked for. */
  statistics: get(
    'normalStudent/statistics',
    'exemption.statistics.view',
    paged({
      /** This year where it is not said. */
      classYear: field.count('届别', 2020, 2100),
      prov: field.word('省份'),
      collegeName: field.text('学校', 60),
      teacherType: field.code('师范生类别', teacherType),
    }),
    pageOf(SubmitFigures),
    { rowKey: 'rowKey', audit: 'query' },
  ),
});

/** A line of a file of students: majors and subjects by their names, the photo comes later. */
const { majorId: _major, subjectId: _subject, photo: _photo, ...entered } = studentNew;
export const studentImport = imported({
  target: 'exemptStudent',
  title: '免试学生数据',
  row: z.object({
    ...entered,
    majorName: field.text('专业', 60).or(z.literal('')).default(''),
    subjectName: field.text('任教学科', 40).or(z.literal('')).default(''),
  }),
  key: 'studentNo',
  call: normalStudent.importStudent,
  example: {
    classYear: '2024',
    name: '孟知远',
    idNo: '328801200203071222',
    mobile: '15400070001',
    studentNo: '2020000123',
    teacherType: '公费师范生',
    sex: '女',
    nation: '汉族',
    department: '历史学院',
    majorName: '历史学',
    educationLevel: '本科',
    beginMonth: '2020-09',
    endMonth: '2024-06',
    graduateState: '',
    years: '4',
    agreementNo: '公费20200123',
    degreeKind: '',
    researchField: '',
    tutor: '',
    studyForm: '',
    grade: '初中',
    subjectName: '历史',
    courseAssessment: '合格',
    writtenTest: '合格',
    examProofNo: '',
    interview: '合格',
    ethics: '品行端正',
  },
});
