import {
  abnormalCode,
  abnormalStatus,
  certType,
  province,
  pushDataType,
  pushState,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { field } from '../../kit';

/** One thing that the national platform is to hear, and how it went. */
export const PlatformPush = z.object({
  pushId: field.id('推送编号'),
  dataType: field.code('数据类型', pushDataType),
  caseNo: field.serial('办件编号'),
  regId: field.id('报名号'),
  name: field.personName('姓名', 30),
  idNo: field.idNo(),
  ctId: field.code('资格种类', certType),
  itemName: field.shown('事项名称'),
  orgName: field.shown('认定机构'),
  acceptedAt: field.moment('受理时间').nullable(),
  doneAt: field.moment('办结时间').nullable(),
  outcome: field.shown('办结结果'),
  certNo: field.certNo('证照编号').nullable(),
  state: field.status('推送状态', pushState),
  tries: field.count('失败次数'),
  firstFailureAt: field.moment('首次失败时间').nullable(),
  lastAt: field.moment('最近推送时间').nullable(),
  nextAt: field.moment('计划重推时间').nullable(),
  answerCode: field.shown('错误代码'),
  answerText: field.shown('错误信息'),
  advice: field.shown('处理建议'),
  abnormalCode: field.code('异常代码', abnormalCode).nullable(),
  abnormalStatus: field.status('处理状态', abnormalStatus).nullable(),
  returnedAt: field.moment('退回时间').nullable(),
  returned: field.count('已退回次数'),
  operator: field.shown('处理人'),
  reason: field.shown('处理说明'),
  /** The message as the platform gets it, numbers masked. */
  message: field.shown('报文'),
  version: field.version(),
});
const row = PlatformPush.shape;

/** What both lists of it are narrowed by. */
export const pushFilters = {
  name: row.name,
  idNo: row.idNo,
  caseNo: row.caseNo,
  dataType: row.dataType,
  prov: field.code('省份', province),
  city: field.area('地市'),
  county: field.area('区县'),
  orgId: field.id('认定机构'),
  obtId: field.id('认定时间段'),
};
