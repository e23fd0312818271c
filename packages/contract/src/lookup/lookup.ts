import { certType, orgBizType, orgType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { calls, field, get, paged, pageOf } from '../kit';

/** An organisation as a choice. */
export const OrgChoice = z.object({ orgId: field.id('机构'), orgName: field.shown('机构名称'), orgType: field.code('机构类型', orgType), areaCode: z.string(), areaName: field.shown('所属地区'), parentId: field.id('上级机构').nullable() });

/** A confirmation point as a choice. */
export const PointChoice = z.object({ orgId: field.id('确认点编号'), orgName: field.shown('确认点'), confirmRange: field.shown('确认范围'), areaName: field.shown('所属地区') });

/** An organisation in full. */
export const OrgView = OrgChoice.extend({ orgBizType: field.code('业务类型', orgBizType), address: field.shown('地址'), phone: field.shown('联系电话'), officeHours: field.shown('办公时间'), confirmRange: field.shown('确认范围'), status: z.number(), version: field.version() });

const listOf = <S extends z.ZodType>(row: S) => z.object({ record: z.array(row) });
const right = 'lookup.common.view';

/** 各画面共用的查找 */
export const lookup = calls({ id: 'lookup', path: 'basic' }, {
  queryBaseOrgBasic: get('queryBaseOrgBasic', right, z.object({ parentId: field.id('上级机构').optional(), orgType: z.number().int().optional(), isQueryConfirmUser: z.boolean().optional(), orgBizType: z.number().int().optional() }), listOf(OrgChoice)),
  /** Feeds the dialog 选择确认点: points of the caller's organisation, status 1. */
  queryBaseOrgEnrollBasic: get('queryBaseOrgEnrollBasic', right, paged({ status: z.number().int(), parentId: field.id('上级机构'), keyword: z.string().max(50) }), pageOf(PointChoice)),
  viewBaseOrgBasic: get('viewBaseOrgBasic', right, z.object({ id: field.id('机构') }), OrgView),
  getProvincesBasic: get('getProvincesBasic', right, z.object({}), listOf(z.object({ PROVINCEID: z.string(), PROVINCENAME: z.string() }))),
  viewBaseDictByDictType: get('viewBaseDictByDictType', right, z.object({ dtId: z.string().max(60) }), listOf(z.object({ dicId: z.string(), code: z.string(), name: z.string(), dictLabel: z.string(), dtId: z.string() }))),
  getCertTypeListBasic: get('getCertTypeListBasic', right, z.object({}), listOf(z.object({ ctId: field.code('资格种类', certType), ctName: z.string() }))),
  querySubjectsBasic: get('querySubjectsBasic', right, z.object({ ctId: z.number().int().optional(), noPage: z.boolean().optional(), status: z.number().int().optional(), tag20250408: z.string().max(10).optional() }), listOf(z.object({ subjectId: z.string(), name: z.string(), parentId: z.string() }))),
  queryCertBatchxx: get('queryCertBatchxx', right, z.object({ status: z.number().int().optional() }), listOf(z.object({ cbId: field.id('批次'), cbName: z.string(), beginDate: z.string(), endDate: z.string() }))),
  queryOrgBatchTimexx: get('queryOrgBatchTimexx', right, z.object({ isQuy: z.boolean().optional(), type: z.number().int().optional(), obId: field.id('认定计划').optional() }), listOf(z.object({ obtId: field.id('时间段'), obId: field.id('认定计划'), label: z.string(), confirmBegin: z.string(), confirmEnd: z.string(), ctIds: z.array(z.number()) }))),
  queryRegAudByRegId: get('queryRegAudByRegId', right, z.object({ regId: field.id('报名号') }), listOf(z.object({ regAudId: z.string(), content: z.string(), author: z.string(), createdAt: z.string() }))),
});
