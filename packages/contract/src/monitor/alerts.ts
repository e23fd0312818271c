import { alertBusiness, alertStatus } from '@tqc/domain/dictionaries';
import { alertRuleList, alertSeverity, alertTarget, alertWay } from '@tqc/domain/wall';
import { z } from 'zod';
import * as catalogue from '../generated/calls/monitor';
import { calls, del, field, get, none, paged, pageOf, post, put } from '../kit';

/** A warning: a rule that fired for an organisation, and what became of it. */
export const AlertRow = z.object({
  id: field.id('预警编号'),
  severity: field.status('级别', alertSeverity),
  rule: field.code('规则名称', alertRuleList),
  business: field.code('业务', alertBusiness),
  subject: field.shown('对象'),
  orgId: field.id('机构'),
  orgName: field.shown('机构名称'),
  cases: field.count('触发值'),
  threshold: field.count('阈值').nullable(),
  firstAt: field.moment('首次触发'),
  lastAt: field.moment('最近触发'),
  times: field.count('次数'),
  /** False once what it warns of is over. */
  lasts: field.flag('仍然存在'),
  status: field.status('处理状态', alertStatus),
  handler: field.shown('处理人'),
  note: field.shown('处理说明'),
  version: field.version(),
});
const row = AlertRow.shape;
const { id } = row;

/** 预警 */
export const monAlert = calls(catalogue.monAlert, {
  list: get(
    '',
    'view',
    paged(
      {
        severity: row.severity,
        rule: row.rule,
        business: row.business,
        status: row.status,
        orgName: field.text('机构名称', 60),
        firstAtFrom: field.date('触发日期自'),
        firstAtTo: field.date('触发日期至'),
      },
      ['severity', 'firstAt', 'lastAt', 'times'],
    ),
    pageOf(AlertRow),
    { rowKey: 'id' },
  ),
  get: get(
    '{id}',
    'view',
    z.object({ id }),
    AlertRow.extend({
      history: z.array(
        z.object({
          at: field.moment('时间'),
          event: z.string(),
          operator: z.string(),
          note: z.string(),
        }),
      ),
    }),
    { audit: 'view' },
  ),
  /** `close` and `ignore` say what was done or why not; `inform` tells the organisation. */
  update: put(
    '{id}',
    'handle',
    z.object({
      id,
      action: z.enum(['claim', 'giveBack', 'close', 'ignore', 'inform']),
      opinion: field.longText('说明', 200).optional(),
    }),
    none,
  ),
});

const time = (label: string) =>
  field.shaped(label, {
    max: 5,
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    says: `${label}请写成 22:00 这样的时间`,
    example: (serial) => `${String(serial % 24).padStart(2, '0')}:00`,
  });

/** How a rule counts and whom it tells: for the nation, or for a province instead. */
export const AlertInformRow = z.object({
  id: field.id('规则设置'),
  rule: field.code('规则名称', alertRuleList),
  ruleCode: field.shown('规则编码'),
  enabled: field.flag('启用'),
  business: field.code('业务', alertBusiness),
  threshold: field.count('阈值', 1, 1_000_000).nullable(),
  severity: field.code('级别', alertSeverity),
  targets: field.codes('通知对象', alertTarget).nullable(),
  ways: field.codes('通知方式', alertWay),
  /** Of the organisations' people only those with this role. */
  roleId: field.id('其中的角色').nullable(),
  roleName: field.shown('其中的角色'),
  /** Who is told besides, whatever their organisation. */
  receivers: z.array(
    z.object({ adminId: field.id('用户编号'), name: z.string(), orgName: z.string() }),
  ),
  quietFrom: time('免打扰开始').nullable(),
  quietTo: time('免打扰结束').nullable(),
  /** Empty for the nation. */
  prov: z.string(),
  placeName: field.shown('适用范围'),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
/** So many people a rule names at most. */
const MOST_RECEIVERS = 50;
const rule = AlertInformRow.shape;
const written = {
  enabled: rule.enabled,
  threshold: rule.threshold,
  severity: rule.severity,
  targets: rule.targets,
  ways: rule.ways,
  roleId: rule.roleId,
  receivers: z
    .array(field.id('用户编号'))
    .max(MOST_RECEIVERS, `接收人最多${MOST_RECEIVERS}人`)
    .default([]),
  quietFrom: rule.quietFrom,
  quietTo: rule.quietTo,
};
const one = z.object({ id: rule.id });

/** 预警规则: a province may set its own of a known rule; without it the nation's is in force. */
export const monAlertInform = calls(catalogue.monAlertInform, {
  list: get(
    '',
    'view',
    paged({ rule: rule.rule, enabled: rule.enabled, severity: rule.severity }, ['updatedAt']),
    pageOf(AlertInformRow),
    { rowKey: 'id' },
  ),
  get: get('{id}', 'view', one, AlertInformRow),
  /** How often it would have fired in the days past, with this measure or another. */
  trial: get(
    '{id}/trial',
    'view',
    z.object({ id: rule.id, threshold: field.count('阈值', 1, 1_000_000).optional() }),
    z.object({
      days: z.number().int(),
      fired: z.number().int(),
      orgs: z.number().int(),
      /** Why it cannot be said; empty where it can. */
      why: z.string(),
    }),
  ),
  create: post('', 'add', z.object({ rule: rule.rule, ...written }), one),
  update: put('{id}', 'edit', z.object({ id: rule.id, ...written }), none),
  remove: del('{id}', 'delete', one, none),
});
