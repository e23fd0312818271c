import { onOff, orgType, uniscCheck } from '@tqc/domain/dictionaries';
import { makeCreditCode } from '@tqc/domain/shared';
import { z } from 'zod';
import { field, imported, paged, type Call } from '../kit';

/** An organisation that recognises, with its credit code and what is wrong with it. */
export const UniscOrg = z.object({
  orgId: field.id('机构代码'),
  orgName: field.text('机构名称', 60),
  creditCheck: field.status('校验结果', uniscCheck),
  creditCode: field.creditCode('统一社会信用代码').or(z.literal('')),
  orgType: field.code('机构类型', orgType),
  areaName: field.shown('所属地区'),
  orgCode3: field.shown('认定机构代码'),
  status: field.status('状态', onOff),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const { creditCheck, orgId, orgName, orgType: kind, status } = UniscOrg.shape;

export const uniscAsked = paged(
  {
    orgName,
    orgId,
    creditCode: field.creditCode('统一社会信用代码'),
    creditCheck,
    orgType: kind,
    status,
    prov: field.area('省份'),
    city: field.area('地市'),
    county: field.area('区县'),
  },
  ['orgName', 'updatedAt'],
);

/** Codes as a file: each line is an organisation that is there. */
export const uniscImport = (call: Call) =>
  imported({
    target: 'uniscOrg',
    title: '统一社会信用代码',
    row: z.object({ orgId, creditCode: field.creditCode('统一社会信用代码') }),
    key: 'orgId',
    call,
    example: { orgId: '1328801', creditCode: makeCreditCode('11', '328801', 'DM328801') },
  });
