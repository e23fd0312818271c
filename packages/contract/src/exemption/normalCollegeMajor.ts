import { educationLevel, filingStatus, teacherType, teachGrade } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/exemption';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';
import { BatchOutcome, Versioned } from '../register/registrationReview';

/** So many lines of the roster are decided at once. */
export const MOST_ROSTER = 50;

/** A major of a university whose students may be recognised without an exam. */
export const CollegeMajor = z.object({
  rosterId: field.id('名录'),
  prov: field.shown('省份'),
  collegeId: field.id('学校'),
  collegeCode: field.shown('学校代码'),
  collegeName: field.shown('学校名称'),
  majorId: field.word('专业'),
  majorCode: field.shown('专业代码'),
  majorName: field.shown('专业名称'),
  status: field.status('状态', filingStatus),
  educationLevel: field.code('培养层次', educationLevel),
  teacherTypes: field.codes('师范生类别', teacherType),
  grades: field.codes('可认定学段', teachGrade),
  subjectIds: field.list('可认定学科', field.word('学科'), 60),
  subjectNames: field.shown('可认定学科'),
  firstClass: field.count('起始届', 2020, 2100),
  lastClass: field.count('截止届', 2020, 2100).nullable(),
  reviewer: field.shown('审核人'),
  reviewedAt: field.moment('审核时间').nullable(),
  opinion: field.shown('审核意见'),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const row = CollegeMajor.shape;
const { rosterId } = row;
const changed = {
  educationLevel: row.educationLevel,
  teacherTypes: row.teacherTypes,
  grades: row.grades,
  subjectIds: row.subjectIds.min(1, '请选择可认定学科'),
  firstClass: row.firstClass,
  lastClass: row.lastClass.default(null),
};

/** 高校及专业名录 */
export const normalCollegeMajor = calls(catalogue.normalCollegeMajor, {
  list: get(
    '',
    'view',
    paged(
      {
        collegeName: field.text('学校', 60),
        majorName: field.text('专业', 50),
        educationLevel: row.educationLevel,
        grade: field.code('学段', teachGrade),
        status: row.status,
      },
      ['rosterId', 'updatedAt'],
    ),
    pageOf(CollegeMajor),
    { rowKey: 'rosterId' },
  ),
  get: get('{rosterId}', 'view', z.object({ rosterId }), CollegeMajor),
  /** A university proposes for itself and names no college; a province names one of its own. */
  create: post(
    '',
    'add',
    z.object({ collegeId: row.collegeId.optional(), majorId: row.majorId, ...changed }),
    z.object({ id: rosterId }),
  ),
  /** `edit` proposes anew or, by the province, corrects; `stop` and `start` are the province's. */
  update: put(
    '{rosterId}',
    'edit',
    z.object({
      rosterId,
      action: z.enum(['edit', 'stop', 'start']).default('edit'),
      ...mayBeLeftOut(changed),
    }),
    none,
  ),
  remove: del('{rosterId}', 'delete', z.object({ rosterId }), none),
  audit: put(
    'audit/{rosterIds}',
    'audit',
    z.object({
      /** The same records as in the body, as they stand in the path. */
      rosterIds: z.string().regex(/^\d{1,16}(,\d{1,16}){0,49}$/, '请选择专业'),
      records: z.array(Versioned).min(1, '请选择专业').max(MOST_ROSTER),
      decision: z.enum(['pass', 'return']),
      opinion: field.longText('审批意见', 200).or(z.literal('')).default(''),
      preview: z.boolean().default(false),
    }),
    BatchOutcome,
    { dryRun: ({ preview }) => preview === true, versioned: false },
  ),
});
