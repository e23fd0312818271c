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
  /** What is written about a place: its cases, and the measure where there is one. */
  readonly text: (cases: number, threshold: number | null) => string;
}

/** The rules that are counted. */
export const alertRules: readonly AlertRule[] = [
  { id: 'A01', title: '审批超法定工作日', severity: 3, text: (cases) => `超期未审批 ${cases} 件` },
  {
    id: 'A02',
    title: '确认截止前3天仍有待确认',
    severity: 2,
    text: (cases, days) => `待确认 ${cases} 件，距截止 ${days ?? 0} 天`,
  },
  {
    id: 'A06',
    title: '限制库命中在办申请',
    severity: 3,
    text: (cases) => `命中限制库 ${cases} 件`,
  },
  {
    id: 'A16',
    title: '确认点日办理量超容量',
    severity: 1,
    text: (cases, capacity) => `当日办理 ${cases} 件，容量 ${capacity ?? 0} 件`,
  },
];

/** Weight of a warning in words: a wall may be printed grey. */
export const alertSeverity = defineDict<number>('alertSeverity', [
  { value: 3, label: '严重', tone: 'bad' },
  { value: 2, label: '一般', tone: 'held' },
  { value: 1, label: '提示', tone: 'pending' },
]);

const byId = new Map(alertRules.map((rule) => [rule.id, rule]));

/** The rule of an id; undefined for one that is not counted (any more). */
export function alertRuleOf(id: string): AlertRule | undefined {
  return byId.get(id);
}
