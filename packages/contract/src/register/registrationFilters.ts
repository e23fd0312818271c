import { nation, paymentType, province, sexualOffenceMerged } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { field } from '../kit';
import { RegistrationRow } from './registrationRow';

const row = RegistrationRow.shape;

/**
 * What the lists of applications can be narrowed by: what a screen offers and an index has
 * (docs/decisions/D-050).
 */
export const registrationFilters = {
  regId: row.regId,
  archiveNo: row.archiveNo.unwrap(),
  /** Either number, as it stands on a slip or a file in the hand. */
  anyNo: field.serial('报名号或档案号'),
  name: row.name,
  idNo: field.idNo(),
  mobile: field.mobile(),
  /** Only what the caller's own organisation has to do: not all that it sees of those below. */
  mine: field.flag('本机构办理'),
  orgId: field.id('认定机构'),
  pointId: field.id('确认点'),
  cbId: field.id('批次名称'),
  obId: field.id('认定计划'),
  obtId: field.id('时间段'),
  subjectId: field.word('任教学科'),
  certNo: field.certNo(),
  prov: field.code('省份', province),
  city: field.area('地市'),
  county: field.area('区县'),
  ctId: row.ctId,
  examType: row.examType,
  educationLevel: row.educationLevel,
  collegeVerifyStatus: row.collegeVerifyStatus,
  accessResult: row.accessResult.unwrap(),
  accessMerged: field.code('准入查询结果', sexualOffenceMerged),
  accessAskedFrom: field.date('发起时间起'),
  accessAskedTo: field.date('发起时间止'),
  /** Nothing was found, too long ago to count today. */
  accessOver: field.flag('结果已过期'),
  /** Something came in since the confirmation: the diploma that was awaited. */
  handedIn: field.flag('已补交'),
  nation: field.code('民族', nation),
  sex: row.sex,
  graduating: row.graduating,
  normalStudent: field.flag('师范类'),
  collegeAppendFlag: field.flag('待补学历'),
  paymentType: field.code('缴费类型', paymentType),
  ageFrom: field.count('年龄起', 0, 150),
  ageTo: field.count('年龄止', 0, 150),
  graduateSchool: field.text('毕业学校', 60),
  workUnit: field.text('工作单位', 60),
  status: row.status,
  statuses: z.array(z.number()).max(40),
  recordStatus: row.recordStatus,
  undeleted: field.flag('不含已删除'),
  /** Confirmed once, given back by the approval and not confirmed again. */
  returned: field.flag('退回后未确认'),
  applyTimeFrom: field.date('网报时间起'),
  applyTimeTo: field.date('网报时间止'),
  confirmTimeFrom: field.date('确认时间起'),
  confirmTimeTo: field.date('确认时间止'),
  approveTimeFrom: field.date('审批时间起'),
  approveTimeTo: field.date('审批时间止'),
  daysLeft: z.literal(['5', '10', 'over']),
};

/**
 * Orders the lists of applications offer; each of them stands in the index of a place. What is due
 * first has the fewest working days left.
 */
export const registrationSorts = [
  'regId',
  'archiveNo',
  'certNo',
  'name',
  'status',
  'applyTime',
  'confirmTime',
  'approveTime',
  'daysLeft',
  'lastSubmitTime',
] as const;

/** Of them, what a count by state may be narrowed by: a person is looked for in the list alone. */
const {
  regId: _regId,
  archiveNo: _archiveNo,
  anyNo: _anyNo,
  name: _name,
  idNo: _idNo,
  mobile: _mobile,
  certNo: _certNo,
  status: _status,
  statuses: _statuses,
  // A tab of its own, which is not counted.
  returned: _returned,
  ...ofMany
} = registrationFilters;
export const countFilters = ofMany;

/** How far lists of applications reach, and what they count. */
export const registrationReach = {
  from: 5,
  narrowing: [
    'prov',
    'city',
    'county',
    'name',
    'regId',
    'anyNo',
    'archiveNo',
    'certNo',
    'idNo',
    'mobile',
  ],
  filters: ['status', 'statuses', 'recordStatus', 'undeleted'],
  sorts: ['regId'],
  advice: '请先选择省份，或填写姓名、证件号码、报名号',
};
