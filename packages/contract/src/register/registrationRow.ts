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
  paymentType,
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
import { decisions } from '@tqc/domain/register';
import { z } from 'zod';
import { field } from '../kit';

/** A row of the lists of applications. Numbers that lead to a person are masked. */
export const RegistrationRow = z.object({
  regId: field.id('报名号'),
  archiveNo: field.serial('档案号').nullable(),
  name: field.personName('姓名', 30),
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
  /** Within it an application moves from one point to another. */
  obtId: field.id('时间段'),
  applyTime: field.moment('网报时间'),
  lastSubmitTime: field.moment('最近提交时间'),
  confirmTime: field.moment('确认时间').nullable(),
  approveTime: field.moment('审批时间').nullable(),
  certNo: field.certNo().nullable(),
  graduateSchool: field.shown('毕业学校'),
  major: field.shown('专业'),
  diplomaNo: field.shown('毕业证书号'),
  graduateDate: field.date('毕业时间').nullable(),
  accessResult: field.code('准入查询结果', accessQueryResult).nullable(),
  accessAskedAt: field.moment('发起时间').nullable(),
  accessTime: field.moment('查询时间').nullable(),
  accessBatch: field.shown('查询批号'),
  limitHit: field.flag('限制库核查', { yes: '有', no: '无' }),
  /** The day until which the next step is due by law; null while nobody's term runs. */
  dueOn: field.date('到期日').nullable(),
  /** Working days left until then; negative when overdue. */
  daysLeft: z.number().int().nullable(),
  /** Since when the term stands still because materials are awaited. */
  pausedOn: field.date('停表日期').nullable(),
  /** Until when the materials that are awaited may come; of the last time they were. */
  completeBefore: field.date('补全截止日期').nullable(),
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
  /** Working days that the term of the decision stood still, up to now. */
  pausedDays: z.number().int(),
  /** When the term of the decision began; null before confirmation. */
  acceptedOn: field.date('受理日期').nullable(),
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
  degree: field.code('学位', degree),
  studentVerifyStatus: field.code('学籍核验', graduateVerify),
  collegeAppendFlag: field.flag('待补学历'),
  mandarinScore: field.shown('普通话分数').nullable(),
  mandarinNo: field.shown('普通话证书编号'),
  realNameStatus: field.code('实名核验', realNameAuth),
  webHandling: field.code('办理方式', webHandling),
  paymentType: field.code('缴费类型', paymentType),
  resume: z.array(
    z.object({ from: z.string(), to: z.string(), place: z.string(), role: z.string() }),
  ),
  materials: z.array(z.number()),
  healthResult: z.number().nullable(),
  healthDate: field.date('体检日期').nullable(),
  reasons: z.array(z.number()),
  reasonText: field.shown('原因说明'),
  acceptNo: field.serial('受理号').nullable(),
  confirmedBy: field.shown('确认人'),
  approvedBy: field.shown('审批人'),
  opinion: field.shown('审批意见'),
  printStatus: field.code('打印状态', printStatus),
  photo: field.file('照片').nullable(),
  files: z.array(RegistrationFile),
  steps: z.array(RegistrationStep),
  /** What the applicant answered to messages, for whoever decides. */
  replies: z.array(
    z.object({
      content: z.string(),
      reply: z.string(),
      replyTime: field.moment('回复时间').nullable(),
    }),
  ),
  cbName: field.shown('批次名称'),
  planName: field.shown('认定计划'),
  orgId: field.id('认定机构'),
  pointId: field.id('确认点'),
  obId: field.id('认定计划'),
  lsId: field.id('确认点安排'),
  /** Somebody's decision that waits to count: until then nobody decides anything else. */
  waiting: z
    .object({ name: z.string(), orgName: z.string(), isMine: z.boolean(), seconds: z.number() })
    .nullable(),
  /** Decisions that the caller may take now, in their order. */
  decisions: z.array(z.literal(decisions.keys)),
  /**
   * Decisions that would be the caller's to take if it were not for what holds today, with the
   * reasons.
   */
  notToday: z.array(
    z.object({ decision: z.literal(decisions.keys), reasons: z.array(z.string()) }),
  ),
});
