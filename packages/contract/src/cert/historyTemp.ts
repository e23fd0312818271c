import {
  certType,
  dataSource,
  enrollNumber,
  finalJudgement,
  province,
  registrationType,
  tempHistoryReason,
  tempHistoryStatus,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { field } from '../kit';
import { certData } from './certData';

/** What every row of an old collection says of itself. */
export const tempRow = {
  id: field.id('非正式历史'),
  idRef: field.shown('证件索引'),
  name: certData.name,
  status: field.status('处理状态', tempHistoryStatus),
  idNo: field.idNo(),
  certNo: field.certNo(),
  ctId: field.code('资格种类', certType).nullable(),
  subjectName: field.shown('任教学科'),
  issuer: field.shown('原机构名称'),
  prov: field.code('省份', province),
  reason: field.code('未入库原因', tempHistoryReason),
  dataSource: field.code('数据来源', dataSource),
  importNo: field.text('导入批号', 20),
  opinion: field.shown('处理说明'),
  handler: field.shown('处理人'),
  handlerOrg: field.shown('处理机构'),
  handledAt: field.moment('处理时间').nullable(),
  /** The fields in fault, by their names. */
  faults: z.array(z.string()),
  version: field.version(),
};

/** What a registration says in such a row. */
export const tempRegistration = {
  workUnit: field.text('任教学校', 60),
  registrationType: field.code('注册类型', registrationType),
  enrollNumber: field.code('注册次数', enrollNumber),
  conclusion: field.code('注册结论', finalJudgement),
  concludedOn: field.date('结论日期'),
  validUntil: field.date('有效期止'),
};

/** What is said with what becomes of such a row. */
export const tempHandled = {
  id: tempRow.id,
  action: z.enum(['correct', 'void']),
  opinion: field.longText('作废原因', 200).optional(),
  orgId: field.id('认定机构').optional(),
};
