import { teachGrade, validation } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { ExemptStudent, studentEntered } from '../exempt';
import * as catalogue from '../generated/calls/applicant';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, put } from '../kit';

const row = ExemptStudent.shape;
const { studentId } = row;

/** 师范生免试信息 */
export const normalPreServiceTeacher = calls(catalogue.normalPreServiceTeacher, {
  /** Passed ones, as recognition uses them; with `side` collect also what is still collected. */
  list: get(
    '',
    'view',
    paged(
      {
        side: z.literal('collect').optional(),
        ssoId: field.id('申请人'),
        name: row.name,
        idNo: row.idNo,
        collegeName: field.text('学校', 60),
        classYear: row.classYear,
        studentNo: row.studentNo,
        teacherType: studentEntered.teacherType,
        /** Education graduates alone, or all the others. */
        postgraduate: field.flag('教育类研究生'),
        majorName: field.text('专业', 50),
        grade: field.code('任教学段', teachGrade),
        subjectName: field.text('任教学科', 40),
        endMonth: field.text('毕业年月', 7),
        abilityNo: field.text('职业能力证书编号', 16),
        valid: field.flag('证书有效'),
        studentMatch: field.code('学籍核验', validation),
        status: row.status,
      },
      ['studentId', 'updatedAt', 'validTo'],
    ),
    pageOf(ExemptStudent),
    { rowKey: 'studentId', audit: 'query' },
  ),
  get: get('{studentId}', 'view', z.object({ studentId }), ExemptStudent, { audit: 'view' }),
  /** A university completes its own; the centre corrects what is passed and not used yet. */
  update: put(
    '{studentId}',
    'edit',
    z.object({ studentId, ...mayBeLeftOut(studentEntered) }),
    none,
  ),
  /** What the source said of the student record is given up, and asked for anew. */
  removeCache: del(
    '{ssoId}/{idRef}',
    'cacheRemove',
    z.object({ ssoId: field.id('申请人'), idRef: row.idRef }),
    none,
    { versioned: false },
  ),
});
