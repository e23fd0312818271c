import { defineDict } from '../kit';

/** A rule of the monitoring: what it is called, what it says and where somebody acts on it. */
export interface AlertRule {
  readonly id: string;
  readonly title: string;
  /** 1 notice, 2 ordinary, 3 grave. */
  readonly severity: 1 | 2 | 3;
  /** What it is about (`alertBusiness`). */
  readonly business: 1 | 2 | 3 | 4 | 5 | 6;
  /** What it is measured against, with its unit, where somebody may say another measure. */
  readonly measure?: { readonly usual: number; readonly unit: string };
  /** What is written about a place: its cases, and the measure where there is one. */
  readonly text: (cases: number, threshold: number | null) => string;
  /** The page on which somebody does something about it. */
  readonly screen: string;
  /** Why nobody can say how often it would have fired; none where past days can be counted. */
  readonly uncounted?: string;
  /** How many days back what it counts is kept, where that is less than thirty. */
  readonly kept?: number;
}

/** So many days are looked at to say how often a rule would have fired. */
export const ALERT_DAYS = 30;

/** What is read from how things stand now leaves no trace of the days before. */
const STANDS = '这条规则看的是现在的状态，以前每天的状态没有留存，不能试算';

/** The rules that are counted. */
export const alertRules: readonly AlertRule[] = [
  {
    id: 'A01',
    title: '审批超法定工作日',
    severity: 3,
    business: 1,
    text: (cases) => `超期未审批 ${cases} 件`,
    screen: 'register.audit',
    uncounted: STANDS,
  },
  {
    id: 'A02',
    title: '确认截止前3天仍有待确认',
    severity: 2,
    business: 1,
    text: (cases, days) => `待确认 ${cases} 件，距截止 ${days ?? 0} 天`,
    screen: 'register.onlineCheck',
    uncounted: STANDS,
  },
  {
    id: 'A03',
    title: '证书编号断号或重号',
    severity: 3,
    business: 3,
    text: (cases) => `证书编号断号或重号 ${cases} 个`,
    screen: 'register.numberRuns',
    uncounted: STANDS,
  },
  {
    id: 'A04',
    title: '推送连续失败',
    severity: 3,
    business: 6,
    measure: { usual: 3, unit: '次' },
    text: (cases, times) => `推送失败${times ?? 3}次及以上 ${cases} 件`,
    screen: 'register.pushFailed',
    uncounted: STANDS,
  },
  {
    id: 'A05',
    title: '准入查询异常或长期未返回',
    severity: 3,
    business: 4,
    measure: { usual: 3, unit: '天' },
    text: (cases, days) => `查询结果异常或超过 ${days ?? 3} 天未返回 ${cases} 件`,
    screen: 'register.accessQueryApply',
    uncounted: STANDS,
  },
  {
    id: 'A06',
    title: '限制库命中在办申请',
    severity: 3,
    business: 4,
    text: (cases) => `命中限制库 ${cases} 件`,
    screen: 'register.audit',
    uncounted: STANDS,
  },
  {
    id: 'A07',
    title: '证书变更待审时间过长',
    severity: 2,
    business: 3,
    measure: { usual: 10, unit: '天' },
    text: (cases, days) => `证书变更待审超过 ${days ?? 10} 天 ${cases} 件`,
    screen: 'cert.changeApprove',
  },
  {
    id: 'A08',
    title: '单日导出数量过大或无备案导出',
    severity: 3,
    business: 6,
    measure: { usual: 5000, unit: '条' },
    text: (cases, most) =>
      most === null
        ? `没有有效备案的导出被拒绝 ${cases} 次`
        : `一人当日导出 ${cases} 条，超过 ${most} 条`,
    screen: 'basic.filing',
  },
  {
    id: 'A09',
    title: '非工作时间或异地登录',
    severity: 2,
    business: 6,
    text: (cases) => `当日在夜间或从没有用过的网络登录的账号 ${cases} 个`,
    screen: 'basic.employeeList',
  },
  {
    id: 'A10',
    title: '同一地址多账号登录',
    severity: 1,
    business: 6,
    measure: { usual: 5, unit: '个' },
    text: (cases, most) => `同一地址当日登录 ${cases} 个账号，超过 ${most ?? 0} 个`,
    screen: 'basic.employeeList',
  },
  {
    id: 'A11',
    title: '电子证照任务失败率过高',
    severity: 2,
    business: 5,
    measure: { usual: 5, unit: '%' },
    text: (cases, most) => `当日完成的任务里失败 ${cases} 份，失败率超过 ${most ?? 5}%`,
    screen: 'ecert.task',
  },
  {
    id: 'A12',
    title: '注册有效期将满未申请',
    severity: 1,
    business: 2,
    measure: { usual: 60, unit: '天' },
    text: (cases, days) => `${days ?? 60} 天内到期、还没有申请注册 ${cases} 人`,
    screen: 'enroll.dataView',
    uncounted: STANDS,
  },
  {
    id: 'A13',
    title: '公示期未满即复核',
    severity: 2,
    business: 2,
    text: (cases) => `公示期未满就复核，被拒绝 ${cases} 次`,
    screen: 'enroll.audit',
  },
  {
    id: 'A14',
    title: 'USBKey或印章即将到期',
    severity: 1,
    business: 6,
    measure: { usual: 30, unit: '天' },
    text: (cases, days) => `${days ?? 30} 天内到期的USBKey和印章 ${cases} 个`,
    screen: 'ecert.orgStamp',
    uncounted: STANDS,
  },
  {
    id: 'A15',
    title: '计划逾期未上报',
    severity: 2,
    business: 1,
    measure: { usual: 3, unit: '天' },
    text: (cases, days) => `离申报开始不足 ${days ?? 3} 天仍未上报的计划 ${cases} 个`,
    screen: 'register.orgPlan',
    uncounted: STANDS,
  },
  {
    id: 'A16',
    title: '确认点日办理量超容量',
    severity: 1,
    business: 1,
    text: (cases, capacity) => `当日办理 ${cases} 件，容量 ${capacity ?? 0} 件`,
    screen: 'register.localeSet',
  },
  {
    id: 'A17',
    title: '批量通过率异常',
    severity: 2,
    business: 1,
    measure: { usual: 50, unit: '个' },
    text: (cases, most) => `一人10分钟内作出 ${cases} 个结论，全部通过（${most ?? 50} 个起）`,
    screen: 'register.dataView',
  },
  {
    id: 'A18',
    title: '服务接口错误率过高',
    severity: 3,
    business: 6,
    measure: { usual: 2, unit: '%' },
    text: (cases, most) => `接口错误率 ${cases}%，超过 ${most ?? 2}%`,
    screen: 'monitor.system',
    kept: 7,
  },
];

/** Weight of a warning in words: a wall may be printed grey. */
export const alertSeverity = defineDict<number>('alertSeverity', [
  { value: 3, label: '严重', tone: 'bad' },
  { value: 2, label: '一般', tone: 'held' },
  { value: 1, label: '提示', tone: 'pending' },
]);

/** The rules as a code list. */
export const alertRuleList = defineDict<string>(
  'alertRule',
  alertRules.map(({ id, title }) => ({ value: id, label: title })),
);

/** Who is told when a rule fires. */
export const alertTarget = defineDict<number>('alertTarget', [
  { value: 1, label: '触发预警的机构' },
  { value: 2, label: '它的上级机构' },
  { value: 3, label: '省级机构' },
]);

/** By which way those are told. */
export const alertWay = defineDict<number>('alertWay', [
  { value: 1, label: '站内消息' },
  { value: 2, label: '短信' },
]);

const byId = new Map(alertRules.map((rule) => [rule.id, rule]));

/** The rule of an id; undefined for one that is not counted (any more). */
export function alertRuleOf(id: string): AlertRule | undefined {
  return byId.get(id);
}
