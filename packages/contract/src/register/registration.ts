import {
  accessQueryResult,
  certType,
  degree,
  educationLevel,
  examType,
  graduateVerify,
  idDocumentType,
  mandarinLevel,
  nation,
  personType,
  politics,
  printStatus,
  realNameAuth,
  recognitionStatus,
  recordStatusRegister,
  sex,
  unitType,
  webHandling,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { calls, del, field, get, none, paged, pageOf, post, put } from '../kit';

/** A row of the lists of applications. Numbers that lead to a person are masked. */
export const RegistrationRow = z.object({
  regId: field.id('报名号'),
  archiveNo: field.serial('档案号').nullable(),
  name: field.text('姓名', 30),
  sex: field.code('性别', sex),
  idNo: field.idNo(),
  idRef: field.shown('证件索引'),
  ctId: field.code('资格种类', certType),
  subjectName: field.shown('任教学科'),
  examType: field.code('考试形式', examType),
  educationLevel: field.code('最高学历', educationLevel),
  mandarinLevel: field.code('普通话等级', mandarinLevel).nullable(),
  collegeVerifyStatus: field.code('学历核验', graduateVerify),
  graduating: field.flag('应届'),
  orgName: field.shown('认定机构'),
  pointName: field.shown('确认点'),
  applyTime: field.moment('网报时间'),
  confirmTime: field.moment('确认时间').nullable(),
  approveTime: field.moment('审批时间').nullable(),
  certNo: field.certNo().nullable(),
  accessResult: field.code('准入查询结果', accessQueryResult).nullable(),
  limitHit: field.flag('限制库核查'),
  /** Working days left until the decision is due; negative when overdue, null before confirmation. */
  daysLeft: z.number().int().nullable(),
  status: field.status('状态', recognitionStatus),
  recordStatus: field.status('记录状态', recordStatusRegister),
  /** Why the next decision is refused now; empty when it is open. */
  blocks: z.array(z.string()),
  version: field.version(),
});
const row = RegistrationRow.shape;

/** One document of an application. */
export const RegistrationFile = z.object({
  kind: z.string(),
  seq: z.number().int(),
  title: field.shown('材料名称'),
  fileId: field.file('材料'),
  mime: z.string(),
});

/** One step in the life of an application. */
export const RegistrationStep = z.object({
  at: field.moment('操作时间'),
  step: field.shown('业务环节'),
  event: field.shown('操作类型'),
  actor: field.shown('操作人'),
  orgName: field.shown('机构名称'),
  fromStatus: row.status.nullable(),
  toStatus: row.status.nullable(),
  opinion: field.shown('意见'),
});

/** Everything the review of one application needs. */
export const RegistrationDetail = RegistrationRow.extend({
  formerName: field.shown('曾用名'),
  nation: field.code('民族', nation),
  politics: field.code('政治面貌', politics),
  birthDate: field.date('出生日期'),
  idType: field.code('证件类型', idDocumentType),
  mobile: field.mobile(),
  email: field.shown('邮箱'),
  household: field.shown('户籍地'),
  residence: field.shown('居住地'),
  address: field.shown('通讯地址'),
  postcode: field.shown('邮编'),
  personType: field.code('人员类型', personType),
  normalStudent: field.flag('师范类'),
  workUnit: field.shown('工作单位'),
  unitType: field.code('单位类型', unitType).nullable(),
  title: field.shown('专业技术职务'),
  examNo: field.shown('合格证明编号'),
  examValidUntil: field.date('证明有效期').nullable(),
  graduateSchool: field.shown('毕业学校'),
  major: field.shown('专业'),
  diplomaNo: field.shown('毕业证书号'),
  graduateDate: field.date('毕业时间').nullable(),
  degree: field.code('学位', degree),
  studentVerifyStatus: field.code('学籍核验', graduateVerify),
  collegeAppendFlag: field.flag('待补学历'),
  mandarinScore: field.shown('普通话分数').nullable(),
  mandarinNo: field.shown('普通话证书编号'),
  realNameStatus: field.code('实名核验', realNameAuth),
  webHandling: field.code('办理方式', webHandling),
  resume: z.array(
    z.object({ from: z.string(), to: z.string(), place: z.string(), role: z.string() }),
  ),
  accessTime: field.moment('查询时间').nullable(),
  materials: z.array(z.number()),
  healthResult: z.number().nullable(),
  healthDate: field.date('体检日期').nullable(),
  reasons: z.array(z.number()),
  reasonText: field.shown('原因说明'),
  completeBefore: field.date('补全截止日期').nullable(),
  acceptNo: field.serial('受理号').nullable(),
  lastSubmitTime: field.moment('最近提交时间'),
  confirmedBy: field.shown('确认人'),
  approvedBy: field.shown('审批人'),
  opinion: field.shown('审批意见'),
  printStatus: field.code('打印状态', printStatus),
  photo: field.file('照片').nullable(),
  files: z.array(RegistrationFile),
  steps: z.array(RegistrationStep),
  cbName: field.shown('批次名称'),
  planName: field.shown('认定计划'),
  orgId: field.id('认定机构'),
  pointId: field.id('确认点'),
  obId: field.id('认定计划'),
  obtId: field.id('时间段'),
  lsId: field.id('确认点安排'),
  /** Decisions that the caller may take now, by name of the flow's event. */
  decisions: z.array(z.string()),
});
const { regId } = row;

const filters = {
  regId,
  archiveNo: row.archiveNo.unwrap(),
  name: row.name,
  idNo: field.idNo(),
  mobile: field.mobile(),
  certNo: field.certNo(),
  obId: field.id('认定计划'),
  obtId: field.id('时间段'),
  cbId: field.id('批次'),
  pointId: field.id('确认点'),
  orgId: field.id('认定机构'),
  prov: field.area('省份'),
  city: field.area('地市'),
  county: field.area('区县'),
  ctId: row.ctId,
  subjectId: field.text('任教学科', 8),
  examType: row.examType,
  educationLevel: row.educationLevel,
  collegeVerifyStatus: row.collegeVerifyStatus,
  accessResult: row.accessResult.unwrap(),
  nation: field.code('民族', nation),
  sex: row.sex,
  graduating: row.graduating,
  collegeAppendFlag: field.flag('待补学历'),
  normalStudent: field.flag('师范类'),
  graduateSchool: field.text('毕业学校', 60),
  workUnit: field.text('工作单位', 60),
  statuses: z.array(z.number()),
  recordStatus: row.recordStatus,
  undeleted: field.flag('不含已删除'),
  applyTimeFrom: field.date('网报时间起'),
  applyTimeTo: field.date('网报时间止'),
  confirmTimeFrom: field.date('确认时间起'),
  confirmTimeTo: field.date('确认时间止'),
  approveTimeFrom: field.date('审批时间起'),
  approveTimeTo: field.date('审批时间止'),
  daysLeft: z.literal(['5', '10', 'over']),
};

/** Orders the lists of applications offer. */
export const registrationSorts = [
  'regId',
  'archiveNo',
  'certNo',
  'name',
  'status',
  'applyTime',
  'confirmTime',
  'approveTime',
] as const;

/** One record of a batch call with the version that was read. */
export const Versioned = z.object({ id: regId, version: z.number().int() });
/** How a batch call ended for each record. */
export const BatchOutcome = z.object({
  done: z.array(regId),
  refused: z.array(z.object({ id: regId, name: z.string(), reason: z.string() })),
});
const regIds = z.string().regex(/^\d+(,\d+){0,199}$/, '请选择1至200条数据');
const opinion = field.longText('审核意见', 200).or(z.literal('')).default('');

/** Decisions of the check (网报核验) and of the confirmation (确认). */
export const checkDecisions = [
  'materialsIncomplete',
  'materialsQualified',
  'checkFailed',
  'notCompletedInTime',
  'withdrawConclusion',
] as const;
export const confirmDecisions = ['confirm', 'confirmFailed', 'askMoreMaterials'] as const;
export const auditDecisions = [
  'approve',
  'approveFail',
  'returnToConfirmation',
  'withdrawApproval',
  'withdrawFailure',
] as const;

const decided = {
  regId,
  materials: z.array(z.number().int()).max(20).default([]),
  healthResult: z.literal([1, 2, 3]).nullable().default(null),
  healthDate: field.date('体检日期').nullable().default(null),
  reasons: z.array(z.number().int()).max(20).default([]),
  reasonText: field.longText('原因说明', 200).or(z.literal('')).default(''),
  completeBefore: field.date('补全截止日期').nullable().default(null),
};

const at = {
  id: 'register.registration',
  path: 'kernal/certificate/registration',
  code: 'register.registration',
};

/** 认定申请：查询与维护 */
export const registration = calls(at, {
  list: get('', 'view', paged(filters, registrationSorts), pageOf(RegistrationRow), {
    audit: 'query',
  }),
  /** What waits in each state, what is due, and how each of the last 30 days went. */
  figures: get(
    'figures',
    'view',
    z.object({}),
    z.object({
      waiting: z.array(z.object({ status: row.status, n: z.number() })),
      dueSoon: z.number(),
      overdue: z.number(),
      days: z.array(
        z.object({
          day: z.string(),
          filed: z.number(),
          confirmed: z.number(),
          decided: z.number(),
          issued: z.number(),
        }),
      ),
    }),
    { background: true },
  ),
  get: get('{regId}', 'view', z.object({ regId }), RegistrationDetail, { audit: 'view' }),
  getByIdNo: get(
    '{id}/{idno}',
    'view',
    z.object({ id: regId, idno: z.string().max(30) }),
    RegistrationDetail,
    { audit: 'view' },
  ),
  create: post(
    '',
    'add',
    z.object({ lsId: field.id('确认点安排'), person: z.record(z.string(), z.unknown()) }),
    z.object({ id: regId }),
  ),
  update: put(
    '{regId}',
    'edit',
    z.object({
      regId,
      action: z.literal(['edit', 'undelete']).default('edit'),
      workUnit: z.string().max(60).optional(),
      address: z.string().max(100).optional(),
      postcode: z
        .string()
        .regex(/^\d{6}$/, '邮编应为6位数字')
        .optional(),
      email: z.string().max(60).optional(),
    }),
    none,
  ),
  remove: del(
    '{regId}',
    'delete',
    z.object({ regId, reason: field.longText('删除原因', 200) }),
    none,
  ),
  removeByIdNo: del(
    '{id}/{idNo}',
    'delete',
    z.object({ id: regId, idNo: z.string().max(30), reason: field.longText('删除原因', 200) }),
    none,
  ),
});

/** 认定申请：核验、确认、审批 */
export const registrationReview = calls(at, {
  confirmRegistration: put(
    'confirmRegistration',
    'check',
    z.object({ ...decided, decision: z.literal(checkDecisions) }),
    z.object({ status: row.status }),
  ),
  affirmRegistration: put(
    'affirmRegistration',
    'confirm',
    z.object({ ...decided, decision: z.literal(confirmDecisions) }),
    z.object({ status: row.status, archiveNo: row.archiveNo, acceptNo: z.string().nullable() }),
  ),
  batchAud: put(
    'batchAud/{regIds}',
    'audit',
    z.object({
      regIds,
      decision: z.literal(auditDecisions),
      opinion,
      records: z.array(Versioned).min(1).max(200),
    }),
    BatchOutcome,
    { versioned: false },
  ),
  receiveRegInfos: put(
    'receiveRegInfos/{regId}/{idNo}/{ctId}/{obtId}/{lsId}/{orgId}/{status}/{type}',
    'accept',
    z.object({
      regId,
      idNo: z.string().max(30),
      ctId: z.coerce.number(),
      obtId: field.id('时间段'),
      lsId: field.id('确认点安排'),
      orgId: field.id('认定机构'),
      status: z.coerce.number(),
      type: z.string().max(10),
    }),
    none,
  ),
  changeLocalSetInfo: put(
    'changeLocalSetInfo/{regId}/{localSetid}/{lsId}',
    'changeLocale',
    z.object({ regId, localSetid: field.id('原确认点安排'), lsId: field.id('新确认点安排') }),
    none,
  ),
  audCollegeInfo: put(
    'audCollegeInfo',
    'register.collegeInfo.audit',
    z.object({
      regId,
      diplomaNo: field.text('毕业证书号', 30),
      graduateDate: field.date('毕业时间'),
      graduateSchool: field.text('毕业学校', 60),
      major: field.text('专业', 60),
      educationLevel: row.educationLevel,
      passed: field.flag('审核结论'),
      opinion,
    }),
    none,
  ),
  batchMsg: put(
    'batchMsg/{regIds}',
    'register.message.send',
    z.object({
      regIds,
      content: field.longText('留言内容', 200),
      bySms: z.boolean().default(false),
    }),
    BatchOutcome,
    { versioned: false },
  ),
  batchAllowQuery: put(
    'batchAllowQuery/{regIds}',
    'register.accessQuery.allow',
    z.object({ regIds }),
    BatchOutcome,
    { versioned: false },
  ),
  handleCancelQuery: put(
    'handleCancelQuery/{regIds}',
    'register.accessQuery.cancel',
    z.object({ regIds }),
    BatchOutcome,
    { versioned: false },
  ),
  getAccessQueryStatus: get(
    'getAccessQueryStatus',
    'register.accessQuery.view',
    z.object({ regId }),
    z.object({
      accessResult: row.accessResult,
      accessTime: field.moment('查询时间').nullable(),
      batch: z.string(),
    }),
    { audit: 'view' },
  ),
  scores: get(
    'scores/{regId}/{type}',
    'view',
    z.object({ regId, type: z.string().max(10) }),
    z.object({ record: z.array(z.object({ label: z.string(), value: z.string() })) }),
    { audit: 'view' },
  ),
});
