import {
  assessResult,
  certType,
  conductArticle,
  enrollDisqualification,
  enrollScope,
  finalJudgement,
  filingType,
  firstReview,
  idDocumentType,
  nation,
  printStatus,
  recheck,
  recordStatusEnroll,
  registrationType,
  sex,
  teachGrade,
  unmetCondition,
  onOff,
} from '@tqc/domain/dictionaries';
import { enrollMaterial } from '@tqc/domain/enroll';
import { z } from 'zod';
import { caseFields, caseLife, field } from '../kit';

/** A registration as the lists show it. */
export const EnrollmentRow = z.object({
  enrId: field.id('注册编号'),
  /** Stands for the person's number where an address needs it. */
  idRef: z.string(),
  archiveNo: field.serial('档案号').nullable(),
  name: field.personName('姓名', 30),
  sex: field.code('性别', sex),
  idNo: field.idNo(),
  certNo: field.certNo(),
  ctId: field.code('资格种类', certType),
  subjectName: field.shown('任教学科（证书）'),
  workUnit: field.text('任教学校', 60),
  schoolKind: field.code('学校性质', enrollScope),
  teachGrade: field.code('任教学段', teachGrade),
  teachSubject: field.text('任教学科', 30),
  registrationType: field.code('注册类型', registrationType),
  /** How often the person was registered before this time. */
  registered: field.count('已注册次数', 0, 99),
  lastValidUntil: field.date('上次有效期止').nullable(),
  trainingHours: field.count('培训学时', 0, 10_000),
  obId: field.id('注册计划'),
  obtId: field.id('时间段'),
  /** The arrangement it was moved to; who declared it named a point only. */
  lsId: field.id('确认点安排').nullable(),
  orgName: field.shown('注册机构'),
  pointName: field.shown('确认点'),
  recheckName: field.shown('复核机构'),
  finalName: field.shown('终审机构'),
  applyTime: field.moment('网报时间'),
  acceptedAt: field.moment('受理时间').nullable(),
  firstReview: field.status('初核状态', firstReview).nullable(),
  recheck: field.status('复核状态', recheck).nullable(),
  finalJudgement: field.status('终审状态', finalJudgement).nullable(),
  returned: field.flag('材料不全'),
  completeBefore: field.date('补全截止日期').nullable(),
  differs: field.flag('意见不一致'),
  firstOpinion: field.shown('初核意见'),
  recheckOpinion: field.shown('复核意见'),
  firstActor: field.shown('初核人'),
  firstAt: field.moment('初核时间').nullable(),
  recheckAt: field.moment('复核时间').nullable(),
  finalAt: field.moment('终审时间').nullable(),
  noticeBegin: field.date('公示开始日期').nullable(),
  noticeEnd: field.date('公示结束日期').nullable(),
  validUntil: field.date('有效期止').nullable(),
  printStatus: field.status('结论贴打印', printStatus),
  recordStatus: field.status('记录状态', recordStatusEnroll),
  /** The caller's organisation may lay its conclusion down as a draft of a restriction. */
  limitOffered: z.boolean(),
  ...caseFields,
});
const row = EnrollmentRow.shape;

/** A message to the teacher about a registration. */
export const EnrollAud = z.object({
  enrAudId: field.id('留言编号'),
  enrId: row.enrId,
  content: field.longText('留言内容', 200),
  bySms: field.flag('同时发送短信'),
  missing: field.codes('缺少的材料', enrollMaterial).or(z.tuple([])),
  completeBefore: row.completeBefore,
  author: field.shown('留言人'),
  orgName: field.shown('机构'),
  createdAt: field.moment('留言时间'),
  reply: field.shown('申请人回复'),
  replyTime: field.moment('回复时间').nullable(),
  status: field.status('状态', onOff),
  version: field.version(),
});

/** What is said with a conclusion, one list a question. */
export const enrollSaid = {
  conditions: field.codes('未达条件', unmetCondition).or(z.tuple([])),
  reasons: field.codes('不合格原因', enrollDisqualification).or(z.tuple([])),
  articles: field.codes('准则条款', conductArticle).or(z.tuple([])),
};

/** A registration with all that is known of it and what happened to it. */
export const EnrollmentDetail = EnrollmentRow.extend({
  idType: field.code('证件类型', idDocumentType),
  birthDate: field.date('出生日期'),
  nation: field.code('民族', nation),
  mobile: field.mobile(),
  post: field.text('岗位', 30).or(z.literal('')),
  employedFrom: field.date('聘用开始日期').nullable(),
  employedTo: field.date('聘用结束日期').nullable(),
  /** What the years of the cycle came to. */
  assessments: z.array(
    z.object({ year: z.number().int(), result: field.code('年度考核', assessResult) }),
  ),
  /** What the province plan asks for. */
  trainingDue: field.count('要求学时').nullable(),
  ethics: field.shown('师德表现'),
  recheckActor: field.shown('复核人'),
  finalActor: field.shown('终审人'),
  finalOpinion: field.shown('终审意见'),
  acceptedBy: field.shown('受理人'),
  ...enrollSaid,
  /** Why decisions are not possible today, by their names. */
  notToday: z.record(z.string(), z.array(z.string())),
  files: z.array(
    z.object({ fileId: z.string(), kind: z.string(), title: z.string(), mime: z.string() }),
  ),
  messages: z.array(EnrollAud),
  history: z.array(
    z.object({
      enrollNumber: z.number().int(),
      conclusion: z.number().int(),
      orgName: z.string(),
      concludedOn: z.string(),
      validUntil: z.string().nullable(),
    }),
  ),
  ...caseLife,
});

/** Places of the first review: where a record stands in 网报数据核验. */
export const enrollTabs = [
  'declared',
  'pending',
  'returned',
  'qualified',
  'deferred',
  'unqualified',
  'noQualification',
  'notInScope',
] as const;

/** How lists of registrations are asked, kept in the audit, and let numbers out under a filing. */
export const enrollmentList = {
  rowKey: 'enrId',
  audit: 'query',
  filing: { type: filingType.code('registration'), fields: ['idNo'] },
} as const;

/** What lists of registrations can be asked for. */
export const enrollmentFilters = {
  name: row.name,
  idNo: field.idNo(),
  archiveNo: field.serial('档案号'),
  certNo: field.certNo(),
  workUnit: row.workUnit,
  schoolKind: row.schoolKind,
  teachGrade: row.teachGrade,
  teachSubject: row.teachSubject,
  registrationType: row.registrationType,
  firstReview: row.firstReview.unwrap(),
  recheck: row.recheck.unwrap(),
  finalJudgement: row.finalJudgement.unwrap(),
  differs: row.differs,
  recordStatus: row.recordStatus,
  orgName: field.text('注册机构', 60),
  pointName: field.text('确认点', 60),
  nation: field.code('民族', nation),
  registered: row.registered,
  ageFrom: field.count('年龄起', 0, 150),
  ageTo: field.count('年龄止', 0, 150),
  validUntilFrom: field.date('有效期止起'),
  validUntilTo: field.date('有效期止止'),
  cbId: field.id('注册批次'),
  obId: field.id('注册计划'),
  prov: field.area('省份'),
  city: field.area('地市'),
  county: field.area('区县'),
  applyTimeFrom: field.date('网报时间起'),
  applyTimeTo: field.date('网报时间止'),
};
