import {
  assessmentWay,
  exemptFilingKind,
  filingStatus,
  teacherType,
  teachGrade,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/exemption';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';
import { BatchOutcome, Versioned } from '../register/registrationReview';

/** So many filings are decided at once. */
export const MOST_FILINGS = 50;

/** Somebody of a reform working group. */
export const GroupMember = z.object({
  name: field.personName('姓名', 30),
  department: field.text('部门', 60),
  duty: field.text('职务', 30),
  phone: field.text('手机', 20),
});

/** What a university files for recognition without an exam; each kind has its own facts. */
export const NormalFiling = z.object({
  docId: field.id('备案'),
  kind: field.code('备案事项', exemptFilingKind),
  collegeName: field.shown('学校名称'),
  collegeCode: field.shown('学校代码'),
  year: field.count('备案年度', 2020, 2100),
  status: field.status('状态', filingStatus),
  leader: field.personName('组长', 30).nullable(),
  leaderDuty: field.text('组长职务', 30).nullable(),
  memberCount: field.count('成员数'),
  level: field.text('办学层次', 20).nullable(),
  normalMajors: field.count('师范类专业数', 0, 500).nullable(),
  postgraduatePoint: field.flag('教育类研究生点').nullable(),
  /** Students of the class year that the university means to hand in. */
  dueCount: field.count('本届应报人数', 0, 100_000).nullable(),
  teacherTypes: field.codes('招收类别', teacherType).nullable(),
  publicFunded: field.flag('公费师范生').nullable(),
  title: field.text('办法名称', 60).nullable(),
  grades: field.codes('适用学段', teachGrade).nullable(),
  ways: field.codes('考核方式', assessmentWay).nullable(),
  paperSetting: field.text('命题方式', 50).nullable(),
  passLimit: field.count('合格率上限（%）', 0, 100).nullable(),
  effectiveOn: field.date('实施日期').nullable(),
  contact: field.personName('联系人', 30),
  phone: field.text('联系电话', 20),
  fileId: field.file('备案文件'),
  sealFileId: field.file('公章扫描').nullable(),
  submitter: field.shown('提交人'),
  submittedAt: field.moment('提交时间'),
  validUntil: field.date('有效期止').nullable(),
  reviewer: field.shown('审核人'),
  reviewedAt: field.moment('审核时间').nullable(),
  opinion: field.shown('审核意见'),
  version: field.version(),
});
const row = NormalFiling.shape;
const { docId, kind, year } = row;

const members = field.list('成员', GroupMember, 50);

const entered = {
  leader: row.leader.default(null),
  leaderDuty: row.leaderDuty.default(null),
  members: members.default([]),
  level: row.level.default(null),
  normalMajors: row.normalMajors.default(null),
  postgraduatePoint: row.postgraduatePoint.default(null),
  dueCount: row.dueCount.default(null),
  teacherTypes: row.teacherTypes.default(null),
  publicFunded: row.publicFunded.default(null),
  title: row.title.default(null),
  grades: row.grades.default(null),
  ways: row.ways.default(null),
  paperSetting: row.paperSetting.default(null),
  passLimit: row.passLimit.default(null),
  effectiveOn: row.effectiveOn.default(null),
  contact: row.contact,
  phone: row.phone,
  fileId: row.fileId,
  sealFileId: row.sealFileId.default(null),
};

/** 免试备案 */
export const normalFiling = calls(catalogue.normalFiling, {
  list: get(
    '',
    'view',
    paged(
      {
        kind,
        collegeName: field.text('学校', 60),
        year,
        status: row.status,
        title: field.text('办法名称', 60),
      },
      ['docId', 'validUntil'],
    ),
    pageOf(NormalFiling),
    { rowKey: 'docId', audit: 'query' },
  ),
  get: get('{docId}', 'view', z.object({ docId }), NormalFiling.extend({ members }), {
    audit: 'view',
  }),
  /** Saved is filed: there is no draft. */
  create: post('', 'add', z.object({ kind, year, ...entered }), z.object({ id: docId })),
  /** `withdraw` takes back what waits; `edit` hands in anew what was sent back or has expired. */
  update: put(
    '{docId}',
    'edit',
    z.object({
      docId,
      action: z.enum(['edit', 'withdraw']).default('edit'),
      ...mayBeLeftOut(entered),
    }),
    none,
  ),
  remove: del('{docId}', 'delete', z.object({ docId }), none),
  audit: put(
    'audit/{docIds}',
    'audit',
    z.object({
      /** The same records as in the body, as they stand in the path. */
      docIds: z.string().regex(/^\d{1,16}(,\d{1,16}){0,49}$/, '请选择备案'),
      records: z.array(Versioned).min(1, '请选择备案').max(MOST_FILINGS),
      decision: z.enum(['pass', 'return']),
      validUntil: field.date('有效期止').optional(),
      opinion: field.longText('审批意见', 200).or(z.literal('')).default(''),
      preview: z.boolean().default(false),
    }),
    BatchOutcome,
    { dryRun: ({ preview }) => preview === true, versioned: false },
  ),
});
