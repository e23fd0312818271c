import { accessQueryResult, province } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/applicant';
import { calls, del, field, get, none, paged, pageOf, type CodeList } from '../kit';
import { ofPerson } from './person';

const queryId = field.id('查询编号');

/** How a question began, and whether its answer was objected to: in the words of the lists. */
export const queryWays = ['自动', '手工', '复议'] as const;
export const reconsiderations = ['未复议', '复议中', '已复议'] as const;
const reconsideration: CodeList<number> = {
  options: reconsiderations.map((label, value) => ({ value, label })),
  codes: reconsiderations.map((_, value) => value),
};

/** A question to the access-query platform about one person of one application. */
export const AccessQuery = z.object({
  queryId,
  batchNo: field.shown('查询批号'),
  name: ofPerson.name,
  idNo: ofPerson.idNo,
  result: field.status('查询结果', accessQueryResult),
  regId: field.id('报名号'),
  orgName: field.shown('认定机构'),
  way: field.shown('发起方式'),
  operator: field.shown('发起人'),
  sentAt: field.moment('发起时间'),
  answeredAt: field.moment('返回时间').nullable(),
  validUntil: field.date('结果有效期止').nullable(),
  reconsideration: field.shown('复议'),
  /** The account of the person, where they have one. */
  ssoId: ofPerson.ssoId.nullable(),
  idRef: ofPerson.idRef,
  /** True for the last question about its application. */
  latest: z.boolean(),
  /** What the platform is asked next is decided on the application: its version and last answer. */
  accessResult: field.code('准入查询', accessQueryResult).nullable(),
  own: z.boolean(),
  version: field.version(),
});
const row = AccessQuery.shape;

/** 准入查询信息 */
export const ssouserAccessquery = calls(catalogue.ssouserAccessquery, {
  list: get(
    '',
    'view',
    paged(
      {
        ssoId: ofPerson.ssoId,
        name: row.name,
        idNo: row.idNo,
        regId: row.regId,
        batchNo: field.text('查询批号', 20),
        prov: field.code('省份', province),
        city: field.area('地市'),
        county: field.area('区县'),
        orgName: field.text('认定机构', 60),
        result: row.result,
        reconsideration: field.code('复议状态', reconsideration),
        sentAtFrom: field.date('发起时间起'),
        sentAtTo: field.date('发起时间止'),
      },
      ['queryId', 'sentAt'],
    ),
    pageOf(AccessQuery),
    { rowKey: 'queryId', audit: 'query' },
  ),
  /** One question with the others about the same application, the last first. */
  get: get(
    '{id}',
    'view',
    z.object({ id: queryId }),
    AccessQuery.extend({
      others: z.array(
        AccessQuery.pick({ queryId: true, batchNo: true, result: true, sentAt: true, way: true }),
      ),
    }),
    { audit: 'view', quota: () => 'look' },
  ),
  /** What the platform said about a person no longer counts: it is asked anew before a decision. */
  removeCache: del(
    '{ssoId}/{idRef}',
    'cacheRemove',
    z.object({ ssoId: ofPerson.ssoId, idRef: ofPerson.idRef }),
    none,
    { versioned: false },
  ),
});
