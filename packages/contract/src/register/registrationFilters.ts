import { nation } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { field } from '../kit';
import { RegistrationRow } from './registrationRow';

const row = RegistrationRow.shape;

/** What the lists of applications can be narrowed by. */
export const registrationFilters = {
  regId: row.regId,
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
  statuses: z.array(z.number()).max(40),
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
