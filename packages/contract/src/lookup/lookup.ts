import {
  certStatus,
  certType,
  orgBizType,
  orgType,
  regChangeStatus,
  violationLimit,
  limitType,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/lookup';
import { calls, field, get, paged, pageOf } from '../kit';

/** An organisation as a choice. */
export const OrgChoice = z.object({
  orgId: field.id('机构'),
  orgName: field.shown('机构名称'),
  orgType: field.code('机构类型', orgType),
  areaCode: z.string(),
  areaName: field.shown('所属地区'),
  parentId: field.id('上级机构').nullable(),
});

/** A confirmation point as a choice. */
export const PointChoice = z.object({
  orgId: field.id('确认点编号'),
  orgName: field.shown('确认点'),
  confirmRange: field.shown('确认范围'),
  areaName: field.shown('所属地区'),
});

/** An organisation in full. */
export const OrgView = OrgChoice.extend({
  orgBizType: field.code('业务类型', orgBizType),
  address: field.shown('地址'),
  phone: field.shown('联系电话'),
  officeHours: field.shown('办公时间'),
  confirmRange: field.shown('确认范围'),
  status: z.number(),
  version: field.version(),
});

/** A value of a code list as a choice. */
export const DictChoice = z.object({
  dicId: z.string(),
  code: z.string(),
  name: z.string(),
  dictLabel: z.string(),
  dtId: z.string(),
  tone: z.string().nullable(),
  sort: z.number(),
  status: z.number(),
});

/** A batch of the works beside recognition. */
export const WorkBatch = z.object({
  batchId: field.id('批次编号'),
  name: field.shown('批次名称'),
  year: z.number(),
  beginDate: field.date('开始日期'),
  endDate: field.date('结束日期'),
  status: z.number(),
});

const listOf = <S extends z.ZodType>(row: S) => z.object({ record: z.array(row) });

/** 各画面共用的查找 */
export const lookup = calls(catalogue.lookup, {
  queryBaseOrgBasic: get(
    'queryBaseOrgBasic',
    'view',
    z.object({
      parentId: field.id('上级机构').optional(),
      orgType: z.number().int().optional(),
      isQueryConfirmUser: z.boolean().optional(),
      orgBizType: z.number().int().optional(),
      /** Of the county and the city the caller's organisation lies in, itself where it is one. */
      above: z.boolean().optional(),
    }),
    listOf(OrgChoice),
  ),
  /** Feeds the dialog 选择确认点: points of the caller's organisation, status 1. */
  queryBaseOrgEnrollBasic: get(
    'queryBaseOrgEnrollBasic',
    'view',
    paged({
      status: z.number().int(),
      parentId: field.id('上级机构'),
      keyword: z.string().max(50),
    }),
    pageOf(PointChoice),
  ),
  viewBaseOrgBasic: get('viewBaseOrgBasic', 'view', z.object({ id: field.id('机构') }), OrgView),
  getProvincesBasic: get(
    'getProvincesBasic',
    'view',
    z.object({}),
    listOf(z.object({ PROVINCEID: z.string(), PROVINCENAME: z.string() })),
  ),
  viewBaseDictByDictType: get(
    'viewBaseDictByDictType',
    'view',
    z.object({ dtId: z.string().max(60) }),
    listOf(DictChoice),
  ),
  getCertTypeListBasic: get(
    'getCertTypeListBasic',
    'view',
    z.object({}),
    listOf(z.object({ ctId: field.code('资格种类', certType), ctName: z.string() })),
  ),
  querySubjectsBasic: get(
    'querySubjectsBasic',
    'view',
    z.object({
      ctId: z.number().int().optional(),
      noPage: z.boolean().optional(),
      status: z.number().int().optional(),
      tag20250408: z.string().max(10).optional(),
    }),
    listOf(z.object({ subjectId: z.string(), name: z.string(), parentId: z.string() })),
  ),
  queryCertBatchxx: get(
    'queryCertBatchxx',
    'view',
    z.object({ status: z.number().int().optional() }),
    listOf(
      z.object({
        cbId: field.id('批次'),
        cbName: z.string(),
        beginDate: z.string(),
        endDate: z.string(),
      }),
    ),
  ),
  queryOrgBatchTimexx: get(
    'queryOrgBatchTimexx',
    'view',
    z.object({
      /** All that the caller sees and lists may be narrowed to, not only the own organisation's. */
      isQuy: z.boolean().optional(),
      type: z.number().int().optional(),
      obId: field.id('认定计划').optional(),
    }),
    listOf(
      z.object({
        obtId: field.id('时间段'),
        obId: field.id('认定计划'),
        planName: z.string(),
        label: z.string(),
        confirmBegin: z.string(),
        confirmEnd: z.string(),
        ctIds: z.array(z.number()),
      }),
    ),
  ),
  queryRegAudByRegId: get(
    'queryRegAudByRegId',
    'view',
    z.object({ regId: field.id('报名号') }),
    listOf(
      z.object({
        regAudId: z.string(),
        content: z.string(),
        author: z.string(),
        createdAt: z.string(),
      }),
    ),
    { audit: 'view' },
  ),
  /** One list; without `dtId` what was changed of any list the program is compiled with. */
  queryDictByDictTypeBasic: get(
    'queryDictByDictTypeBasic',
    'view',
    z.object({ dtId: z.string().max(60).optional(), keyword: z.string().max(30).optional() }),
    listOf(DictChoice),
  ),
  /**
   * Roles that messages can be sent to, those of business; for the people's page those of every
   * duty, or of every duty that the caller may give.
   */
  queryRole: get(
    'queryRole',
    'view',
    z.object({
      orgType: z.number().int().optional(),
      duties: z.literal(['all', 'givable']).optional(),
    }),
    listOf(
      z.object({
        roleId: field.id('角色'),
        roleName: z.string(),
        orgType: field.code('机构类型', orgType),
      }),
    ),
  ),
  queryCollegesBasic: get(
    'queryCollegesBasic',
    'view',
    paged({ keyword: z.string().max(50), prov: field.area('省份') }),
    pageOf(
      z.object({
        collegeId: field.id('院校'),
        code: z.string(),
        name: field.shown('院校名称'),
        prov: z.string(),
      }),
    ),
  ),
  /** Majors as a tree of three levels; `parentId` empty asks for the first. */
  queryMajorsBasic: get(
    'queryMajorsBasic',
    'view',
    z.object({ parentId: z.string().max(10).optional(), keyword: z.string().max(30).optional() }),
    listOf(
      z.object({
        majorId: z.string(),
        name: z.string(),
        parentId: z.string().nullable(),
        hasChildren: z.boolean(),
      }),
    ),
  ),
  queryCollegeAppendCertBatch: get(
    'queryCollegeAppendCertBatch',
    'view',
    z.object({ status: z.number().int().optional() }),
    listOf(WorkBatch),
  ),
  queryNormalBatch: get(
    'queryNormalBatch',
    'view',
    z.object({ status: z.number().int().optional() }),
    listOf(WorkBatch),
  ),
  queryScoreBatch: get(
    'queryScoreBatch',
    'view',
    z.object({ status: z.number().int().optional() }),
    listOf(WorkBatch),
  ),
  /** Whether the person of an application stands in the restriction library today. */
  queryLimitation: get(
    'queryLimitation',
    'view',
    z.object({ regId: field.id('报名号') }),
    z.object({
      limited: z.boolean(),
      record: z.array(
        z.object({
          kind: field.code('违规限制', violationLimit).nullable(),
          limitType: field.code('限制类型', limitType).nullable(),
          beginDate: z.string(),
          endDate: z.string().nullable(),
          orgName: z.string(),
        }),
      ),
    }),
    { audit: 'view' },
  ),
  /** Certificates and applications of the person of one application. */
  certEnrollHistoryInfo: get(
    'certEnrollHistoryInfo',
    'view',
    z.object({ regId: field.id('报名号') }),
    z.object({
      certs: z.array(
        z.object({
          certNo: z.string(),
          ctId: field.code('资格种类', certType),
          subjectName: z.string(),
          orgName: z.string(),
          issueDate: z.string(),
          status: field.status('状态', certStatus),
        }),
      ),
      registrations: z.array(
        z.object({
          regId: field.id('报名号'),
          ctId: field.code('资格种类', certType),
          subjectName: z.string(),
          orgName: z.string(),
          applyTime: field.moment('网报时间'),
          status: z.number(),
        }),
      ),
    }),
    { audit: 'view' },
  ),
  /**
   * What was changed, by where the change comes from: an application (`register`) or a plan
   * (`plan`).
   */
  queryChangeBySource: get(
    'queryChangeBySource',
    'view',
    z.object({ source: z.literal(['register', 'plan']), id: field.id('编号') }),
    listOf(
      z.object({
        id: field.id('变更编号'),
        what: z.string(),
        before: z.string(),
        after: z.string(),
        reason: z.string(),
        by: z.string(),
        at: field.moment('申请时间'),
        status: field.code('状态', regChangeStatus),
        opinion: z.string(),
      }),
    ),
    { audit: 'view' },
  ),
});
