import { defineDict } from '../kit';

/**
 * A rule of the monitoring that the built areas can feed; the others of the catalogue wait for
 * theirs.
 */
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
}

/** The rules that are counted. */
export const alertRules: readonly AlertRule[] = [
  {
    id: 'A01',
    title: '审批超法定工作日',
    severity: 3,
    business: 1,
    text: (cases) => `超期未审批 ${cases} 件`,
  },
  {
    id: 'A02',
    title: '确认截止前3天仍有待确认',
    severity: 2,
    business: 1,
    text: (cases, days) => `待确认 ${cases} 件，距截止 ${days ?? 0} 天`,
  },
  {
    id: 'A04',
    title: '推送连续失败',
    severity: 3,
    business: 6,
    measure: { usual: 3, unit: '次' },
    text: (cases, times) => `推送失败${times ?? 3}次及以上 ${cases} 件`,
  },
  {
    id: 'A06',
    title: '限制库命中在办申请',
    severity: 3,
    business: 4,
    text: (cases) => `命中限制库 ${cases} 件`,
  },
  {
    id: 'A08',
    title: '单日导出数量过大',
    severity: 3,
    business: 6,
    measure: { usual: 5000, unit: '条' },
    text: (cases, most) => `一人当日导出 ${cases} 条，超过 ${most ?? 0} 条`,
  },
  {
    id: 'A10',
    title: '同一地址多账号登录',
    severity: 1,
    business: 6,
    measure: { usual: 5, unit: '个' },
    text: (cases, most) => `同一地址当日登录 ${cases} 个账号，超过 ${most ?? 0} 个`,
  },
  {
    id: 'A16',
    title: '确认点日办理量超容量',
    severity: 1,
    business: 1,
    text: (cases, capacity) => `当日办理 ${cases} 件，容量 ${capacity ?? 0} 件`,
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

const byId = new Map(alertRules.map((rule) => [rule.id, rule]));

/** The rule of an id; undefined for one that is not counted (any more). */
export function alertRuleOf(id: string): AlertRule | undefined {
  return byId.get(id);
}
