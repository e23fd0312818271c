import { abnormalCode, gbInterface, province, pushDataType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../../generated/calls/register';
import { calls, field, get, paged, pageOf, post } from '../../kit';
import { BatchOutcome, Versioned } from '../registrationReview';
import { PlatformPush, pushFilters } from './platformPush';
import { PlatformFigures } from './platformFigures';

const row = PlatformPush.shape;
const reason = field.longText('处理说明', 200).or(z.literal('')).default('');
const preview = z.boolean().default(false);

/** One minute of an interface, a test or a change of its switch. */
export const PlatformRun = z.object({
  runId: field.id('编号'),
  prov: field.code('省份', province),
  name: field.code('接口名称', gbInterface),
  kind: field.shown('操作'),
  at: field.moment('时间'),
  sent: field.count('条数'),
  succeeded: field.count('成功数'),
  failed: field.count('失败数'),
  took: field.count('平均耗时（毫秒）'),
  code: field.shown('返回代码'),
  text: field.shown('返回信息'),
  operator: field.shown('操作人'),
});

const Choices = z.object({ record: z.array(z.object({ id: row.pushId, name: z.string() })) });

/** 国办数据交换 */
export const exchange = calls(catalogue.exchange, {
  /** Everything the national platform is to hear, with how it went. */
  gbTaskAll: get(
    'gbTaskAll',
    'view',
    paged(
      {
        ...pushFilters,
        regId: row.regId,
        state: row.state,
        answerCode: field.text('错误代码', 20),
        /** Failed so often at least. */
        tries: row.tries,
        doneAtFrom: field.date('办结时间起'),
        doneAtTo: field.date('办结时间止'),
        lastAtFrom: field.date('最近推送时间起'),
        lastAtTo: field.date('最近推送时间止'),
      },
      ['pushId', 'lastAt'],
    ),
    pageOf(PlatformPush),
    { rowKey: 'pushId', audit: 'query' },
  ),
  listAbnormal: get(
    'abnormal',
    'platform.exception.view',
    paged(
      {
        ...pushFilters,
        abnormalCode: field.code('异常代码', abnormalCode),
        abnormalStatus: row.abnormalStatus.unwrap(),
        returnedAtFrom: field.date('退回时间起'),
        returnedAtTo: field.date('退回时间止'),
      },
      ['pushId', 'returnedAt'],
    ),
    pageOf(PlatformPush),
    { rowKey: 'pushId', audit: 'query' },
  ),
  /** Mends what came back or failed, sends it as it stands, or lets it be with a reason. */
  handleAbnormal: post(
    'abnormal',
    'platform.exception.handle',
    z.object({
      action: z.enum(['fix', 'resend', 'ignore']),
      records: z.array(Versioned).min(1, '请选择数据').max(200),
      name: row.name.optional(),
      idNo: row.idNo.optional(),
      creditCode: field.creditCode('统一社会信用代码').optional(),
      itemCode: field.text('事项编码', 30).optional(),
      acceptedAt: field.minute('受理时间').optional(),
      doneAt: field.minute('办结时间').optional(),
      certNo: field.certNo('证照编号').optional(),
      reason,
      preview,
    }),
    BatchOutcome,
    { dryRun: (input) => input['preview'] === true },
  ),
  gbSyncInfo: get(
    'gbSyncInfo',
    'view',
    paged({ prov: PlatformRun.shape.prov, name: PlatformRun.shape.name }, ['at']),
    pageOf(PlatformRun),
    { rowKey: 'runId', mayLag: true, audit: 'query' },
  ),
  /** Of an area the areas below it: provinces, cities, counties. */
  gbStatistics: get(
    'gbStatistics',
    'view',
    paged({
      kind: z.enum(['push', 'case']),
      /** The area whose parts are listed; the country or the own province where none is said. */
      area: field.area('所在地区'),
      dataType: field.code('数据类型', pushDataType),
      dayFrom: field.date('日期起'),
      dayTo: field.date('日期止'),
      orgId: pushFilters.orgId,
      obtId: pushFilters.obtId,
      cbId: field.id('认定批次'),
    }),
    pageOf(PlatformFigures),
    { rowKey: 'area', audit: 'query' },
  ),
  obt: get('obt', 'view', z.object({ orgId: pushFilters.orgId.optional() }), Choices, {
    audit: 'query',
  }),
  /** Those that have something to be heard; of a province all that decide. */
  orgId: get('orgId', 'view', z.object({ prov: PlatformRun.shape.prov.optional() }), Choices, {
    audit: 'query',
  }),
});
