import { gbInterface, gbSwitchState, orgType, province } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/rms';
import { calls, field, get, none, outcomeOf, paged, pageOf, post, type Call } from '../kit';
import { signInSteps } from './signInSteps';

/** One interface of a province to the national platform. */
export const PlatformSwitch = z.object({
  switchId: field.id('接口'),
  prov: field.code('省份', province),
  name: field.code('接口名称', gbInterface),
  apiVersion: field.shown('接口版本'),
  state: field.status('开关状态', gbSwitchState),
  orgIds: field.list('灰度机构', field.id('机构'), 200),
  greyOrgs: field.count('灰度机构数'),
  waiting: field.count('排队数'),
  lastSuccessAt: field.moment('最近成功时间').nullable(),
  lastFailureAt: field.moment('最近失败时间').nullable(),
  successToday: field.count('今日成功数'),
  failedToday: field.count('今日失败数'),
  failureRate: field.figure('失败率'),
  operator: field.shown('修改人'),
  at: field.moment('修改时间').nullable(),
  reason: field.shown('原因'),
  version: field.version(),
});
const row = PlatformSwitch.shape;

const CENTRE = 5;
/** The centre is never suspended: nobody else could end it. */
const suspendable = {
  options: orgType.options.filter(({ value }) => value !== CENTRE),
  codes: orgType.codes.filter((code) => code !== CENTRE),
};
const changed = {
  operator: row.operator,
  at: row.at,
  reason: row.reason,
  version: row.version,
};
const reason = field.longText('原因', 200);

/** What organisations of a kind need to sign in. */
export const SignInStep = z.object({
  orgType: field.code('机构类型', orgType),
  step: field.code('登录验证', signInSteps),
  people: field.count('在用用户数'),
  withoutMobile: field.count('没有登记手机号码'),
  withoutKey: field.count('没有USB Key'),
  ...changed,
});
const step = SignInStep.shape;

/** Whose sign-in is suspended, and when. */
export const Suspension = z.object({
  orgTypes: z.array(field.code('机构类型', orgType)),
  fromAt: field.moment('开始时间').nullable(),
  toAt: field.moment('结束时间').nullable(),
  notice: field.shown('提示文字'),
  /** True while it is in force. */
  running: field.flag('正在停用'),
  ...changed,
});

/** The state of the audit, looked at as it is asked for. */
export const AuditState = z.object({
  since: field.moment('开启时间').nullable(),
  rows: field.count('记录数'),
  /** The hash that stands for all rows so far. */
  head: field.shown('链首'),
  checked: field.count('本次核对记录数'),
  whole: field.flag('核对无误'),
  signedAt: field.moment('最近签名时间').nullable(),
  verifiedAt: field.moment('核对时间'),
});
/** What a session alone may not do. */
const proved = {
  stepUp: () => true,
  quota: () => 'password',
  countsRefused: true,
} satisfies Pick<Call, 'stepUp' | 'quota' | 'countsRefused'>;

/** 系统开关 */
export const system = calls(catalogue.system, {
  getGbsso: get(
    'gbsso',
    'view',
    paged({ prov: row.prov, name: row.name, state: row.state }, ['prov']),
    pageOf(PlatformSwitch),
    { rowKey: 'switchId', audit: 'query' },
  ),
  /** Opened, what waited goes oldest first; closed, it waits; chosen, only theirs goes. */
  setGbsso: post(
    'gbsso',
    'edit',
    z.object({
      records: z
        .array(z.object({ id: row.switchId, version: row.version }))
        .min(1)
        .max(200),
      state: row.state,
      orgIds: row.orgIds.default([]),
      reason: field.longText('原因', 200).or(z.literal('')).default(''),
      preview: z.boolean().default(false),
    }),
    outcomeOf(row.switchId),
    {
      dryRun: ({ preview }) => preview === true,
      stepUp: ({ preview }) => preview !== true,
      quota: ({ preview }) => (preview === true ? undefined : 'password'),
      countsRefused: true,
    },
  ),
  testGbsso: post(
    'gbsso/test',
    'edit',
    z.object({ switchId: row.switchId }),
    z.object({ took: z.number(), code: z.string(), text: z.string() }),
  ),
  /** It is always on: there is nothing to switch off. */
  getAudit: get('audit', 'view', z.object({}), AuditState, { audit: 'view' }),
  getAuthentication: get(
    'authentication',
    'view',
    z.object({}),
    z.object({ record: z.array(SignInStep) }),
    { audit: 'view' },
  ),
  setAuthentication: post(
    'authentication',
    'edit',
    z.object({ orgType: step.orgType, step: step.step, reason, version: row.version }),
    none,
    proved,
  ),
  getSuspend: get('suspend', 'view', z.object({}), Suspension, { audit: 'view' }),
  /** `lift` ends it at once, or takes back one that has not begun. */
  setSuspend: post(
    'suspend',
    'edit',
    z.object({
      action: z.enum(['set', 'lift']).default('set'),
      orgTypes: field.codes('停用的机构类型', suspendable).optional(),
      fromAt: field.minute('开始时间').optional(),
      toAt: field.minute('结束时间').optional(),
      notice: field.longText('提示文字', 100).optional(),
      reason,
      version: row.version,
    }),
    none,
    proved,
  ),
});
