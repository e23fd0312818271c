import {
  certType,
  enrollNumber,
  finalJudgement,
  firstReview,
  province,
  recheck,
  recordStatusEnroll,
  registrationType,
  tempHistoryReason,
  tempHistoryStatus,
  teachGrade,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/cert';
import { calls, field, get, mayBeLeftOut, none, outcomeOf, paged, pageOf, put } from '../kit';
import { certData } from './certData';
import { nationAsked, nationCounted, queryNo } from './certLooks';
import { tempHandled, tempRegistration, tempRow } from './historyTemp';

/** A registration that counts; of a row of an old collection with what became of it. */
export const EnrollmentHistory = z.object({
  /** Of the registration, or of the row of the old collection. */
  enrId: field.id('注册历史'),
  /** Stands for the person's number where an address needs it. */
  idRef: field.shown('证件索引'),
  archiveNo: field.serial('档案号').nullable(),
  name: certData.name,
  recordStatus: field.status('记录状态', recordStatusEnroll),
  status: field.status('处理状态', tempHistoryStatus).nullable(),
  idNo: field.idNo(),
  certNo: field.certNo(),
  ctId: field.code('资格种类', certType).nullable(),
  subjectName: field.shown('任教学科'),
  workUnit: field.text('任教学校', 60),
  teachGrade: field.code('任教学段', teachGrade).nullable(),
  orgName: field.text('注册机构', 50),
  registrationType: field.code('注册类型', registrationType).nullable(),
  enrollNumber: field.count('注册次数').nullable(),
  firstReview: field.status('初审结论', firstReview).nullable(),
  recheck: field.status('复核结论', recheck).nullable(),
  conclusion: field.status('终审结论', finalJudgement).nullable(),
  concludedOn: field.date('结论日期').nullable(),
  validUntil: field.date('有效期止').nullable(),
  prov: field.code('省份', province),
  /** When its person was last told that it ends, or is over. */
  remindedAt: field.moment('上次提醒').nullable(),
  reason: field.code('未入库原因', tempHistoryReason).nullable(),
  importNo: tempRow.importNo.or(z.literal('')),
  opinion: tempRow.opinion,
  handler: tempRow.handler,
  handlerOrg: tempRow.handlerOrg,
  handledAt: tempRow.handledAt,
  faults: tempRow.faults,
  /** Of the caller's own organisation, and an application about it waits. */
  own: z.boolean(),
  asked: z.boolean(),
  version: field.version(),
});
const row = EnrollmentHistory.shape;

/** A registration of the history anywhere in the country. */
export const NationHistory = z.object({
  enrId: row.enrId,
  name: row.name,
  conclusion: field.status('注册结论', finalJudgement),
  idNo: row.idNo,
  certNo: row.certNo,
  ctId: row.ctId,
  subjectName: row.subjectName,
  prov: row.prov,
  orgName: row.orgName,
  workUnit: field.shown('任教学校'),
  registrationType: field.code('注册类型', registrationType),
  enrollNumber: field.count('注册次数'),
  validUntil: row.validUntil,
  recordStatus: row.recordStatus,
  queryNo,
});

/** 注册历史 */
export const enrollmentHistory = calls(catalogue.enrollmentHistory, {
  /** `temp`: rows of old collections. */
  list: get(
    '',
    'view',
    paged(
      {
        temp: z.boolean(),
        name: row.name,
        idNo: row.idNo,
        certNo: row.certNo,
        prov: row.prov,
        city: field.area('地市'),
        county: field.area('区县'),
        orgName: row.orgName,
        workUnit: row.workUnit,
        registrationType: row.registrationType.unwrap(),
        enrollNumber: field.code('注册次数', enrollNumber),
        conclusion: row.conclusion.unwrap(),
        validUntilFrom: field.date('有效期止起'),
        validUntilTo: field.date('有效期止止'),
        /** Those whose registration ends within the next 60 days. */
        expiring: field.flag('即将到期'),
        overdue: field.flag('逾期未申请'),
        recordStatus: row.recordStatus,
        reason: row.reason.unwrap(),
        importNo: tempRow.importNo,
        status: row.status.unwrap(),
      },
      ['enrId', 'certNo', 'name', 'validUntil'],
    ),
    pageOf(EnrollmentHistory),
    { audit: 'query', rowKey: 'enrId' },
  ),
  get: get(
    '{enrId}/{idNo}',
    'view',
    z.object({
      enrId: row.enrId,
      idNo: field.personRef('证件号码索引'),
      temp: z.boolean().optional(),
    }),
    EnrollmentHistory,
    { audit: 'view' },
  ),
  /** Tells the teachers of some registrations that theirs ends soon, or is over. */
  remind: put(
    'remind',
    'enroll.message.send',
    z.object({
      enrIds: z.string().regex(/^\d{1,16}(,\d{1,16}){0,199}$/, '请选择1至200条数据'),
      preview: z.boolean().default(false),
    }),
    outcomeOf(row.enrId),
    {
      versioned: false,
      dryRun: ({ preview }) => preview === true,
      quota: ({ preview }) => (preview === true ? undefined : 'message'),
    },
  ),
  /** `correct` takes the fields in fault and moves the row among the registrations. */
  handleTemp: put(
    'temp/{id}',
    'edit',
    z.object({
      ...tempHandled,
      ...mayBeLeftOut({ idNo: certData.idNo, certNo: certData.certNo, ctId: certData.ctId }),
      ...mayBeLeftOut(tempRegistration),
    }),
    none,
  ),
  /** By a full number and a purpose; ten rows at most, numbers masked. */
  queryNation: get('queryNation', 'cert.nation.view', paged(nationAsked), pageOf(NationHistory), {
    audit: 'query',
    rowKey: 'enrId',
    quota: nationCounted,
  }),
});
