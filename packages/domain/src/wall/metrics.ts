/** A scene of the wall: one of the four subjects of the monitoring menu. */
export type SceneId = 'register' | 'enroll' | 'cert' | 'system';

/**
 * A kind of fact that the database counts as it changes; every fact is a column `k` beside place,
 * batch, type and day.
 */
export const facts = [
  'reg',
  'confirm',
  'decide',
  'issue',
  'wait',
  'exam',
  'edu',
  'sex',
  'held',
  'cert',
  'certSource',
  'certPrint',
  'enr',
  'enrEnd',
  'enrKind',
  'enrGrade',
  'enrWhy',
  'enrDue',
] as const;
export type Fact = (typeof facts)[number];

/**
 * Which days of a fact count: today, this month, this year, the days due whose legal period has
 * run out or ends with them, those before today, those up to sixty days from now, or all of them.
 */
export type Span = 'today' | 'month' | 'year' | 'overdue' | 'dueLast' | 'expired' | 'expiring';

/** Where a figure comes from. */
export type Source =
  | {
      readonly kind: 'roll';
      readonly fact: Fact;
      readonly k?: readonly number[];
      readonly span?: Span;
    }
  /** A ratio of two sums at the level that is looked at; never a sum of ratios. */
  | { readonly kind: 'ratio'; readonly part: string; readonly whole: string }
  /** Asked of the running system itself. */
  | { readonly kind: 'probe' }
  /** The area that would count it is not built. */
  | { readonly kind: 'none' };

/** One figure of the wall. */
export interface Metric {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  /**
   * `all`: may be summed over places and days; `places`: a stock, over places only; `never`: a
   * ratio or a measurement.
   */
  readonly additive: 'all' | 'places' | 'never';
  readonly scene: SceneId;
  /** Seconds after which the figure is read again even if nothing is known to have changed. */
  readonly refresh: number;
  readonly source: Source;
}

const REFRESH = { flow: 10, stock: 60, probe: 10, none: 300 } as const;

type Extra = Omit<Extract<Source, { kind: 'roll' }>, 'kind' | 'fact'>;

const flow = (
  scene: SceneId,
  id: string,
  label: string,
  fact: Fact,
  extra: Extra = {},
  unit = '人',
): Metric => ({
  id,
  label,
  unit,
  additive: 'all',
  scene,
  refresh: REFRESH.flow,
  source: { kind: 'roll', fact, ...extra },
});
const stock = (
  scene: SceneId,
  id: string,
  label: string,
  fact: Fact,
  extra: Extra = {},
  unit = '人',
): Metric => ({
  ...flow(scene, id, label, fact, extra, unit),
  additive: 'places',
  refresh: REFRESH.stock,
});
const ratio = (scene: SceneId, id: string, label: string, part: string, whole: string): Metric => ({
  id,
  label,
  unit: '%',
  additive: 'never',
  scene,
  refresh: REFRESH.stock,
  source: { kind: 'ratio', part, whole },
});
const probe = (
  id: string,
  label: string,
  unit: string,
  scene: SceneId = 'system',
  refresh: number = REFRESH.probe,
): Metric => ({ id, label, unit, additive: 'never', scene, refresh, source: { kind: 'probe' } });
const missing = (scene: SceneId, id: string, label: string, unit = '人'): Metric => ({
  id,
  label,
  unit,
  additive: 'places',
  scene,
  refresh: REFRESH.none,
  source: { kind: 'none' },
});

/** Every figure the wall can show. */
export const metrics: readonly Metric[] = [
  flow('register', 'filedToday', '今日网报', 'reg', { span: 'today' }),
  flow('register', 'confirmedToday', '今日确认', 'confirm', { span: 'today' }),
  flow('register', 'decidedToday', '今日审批', 'decide', { span: 'today' }),
  flow('register', 'issuedToday', '今日编号', 'issue', { span: 'today' }),
  stock('register', 'filed', '网报人数', 'reg'),
  stock('register', 'confirmed', '确认通过', 'reg', { k: [15, 18, 21, 24] }),
  stock('register', 'approved', '审批通过', 'reg', { k: [18, 21] }),
  stock('register', 'recognised', '认定通过', 'reg', { k: [21] }),
  stock('register', 'failed', '认定未通过', 'reg', { k: [24] }),
  stock('register', 'concluded', '已有结论', 'reg', { k: [21, 24] }),
  stock('register', 'waiting', '待审批', 'wait'),
  stock('register', 'overdue', '超期未审批', 'wait', { span: 'overdue' }),
  // Not decided by the end of that day it turns red.
  stock('register', 'dueLast', '下一工作日超期', 'wait', { span: 'dueLast' }),
  stock('register', 'held', '受限与异常', 'held'),
  ratio('register', 'passRate', '认定通过率', 'recognised', 'concluded'),
  flow('register', 'filedFlow', '网报', 'reg'),
  flow('register', 'confirmedFlow', '确认', 'confirm'),
  flow('register', 'decidedFlow', '审批', 'decide'),
  stock('register', 'bySex', '人数', 'sex'),
  stock('register', 'byEducation', '人数', 'edu'),
  stock('register', 'byExam', '人数', 'exam'),
  // Whoever has to register: their validity ends within sixty days or is over.
  stock('enroll', 'enrollDue', '应注册', 'enrDue', { span: 'expiring' }),
  stock('enroll', 'enrollOverdue', '逾期未申请', 'enrDue', { k: [0], span: 'expired' }),
  stock('enroll', 'enrollExpiry', '到期', 'enrDue'),
  stock('enroll', 'enrollFiled', '网报人数', 'enr'),
  stock('enroll', 'enrollUnreviewed', '待初核', 'enr', { k: [30] }),
  stock('enroll', 'enrollReviewed', '已初核', 'enr', { k: [40, 50, 51, 52, 53, 54, 55] }),
  stock('enroll', 'enrollRechecked', '已复核', 'enr', { k: [50, 51, 52, 53, 54, 55] }),
  stock('enroll', 'enrollEnded', '已终审', 'enr', { k: [51, 52, 53, 54, 55] }),
  stock('enroll', 'enrollDone', '注册合格', 'enr', { k: [51] }),
  stock('enroll', 'enrollPostponed', '暂缓注册', 'enr', { k: [52] }),
  stock('enroll', 'enrollFailed', '注册不合格', 'enr', { k: [53] }),
  stock('enroll', 'enrollNone', '无教师资格', 'enr', { k: [54] }),
  stock('enroll', 'enrollBeyond', '不在范围', 'enr', { k: [55] }),
  ratio('enroll', 'enrollRate', '注册合格率', 'enrollDone', 'enrollEnded'),
  flow('enroll', 'enrollToday', '今日网报', 'enr', { span: 'today' }),
  flow('enroll', 'enrollEndedToday', '今日终审', 'enrEnd', { span: 'today' }),
  flow('enroll', 'enrollFiledFlow', '网报', 'enr'),
  flow('enroll', 'enrollEndedFlow', '终审', 'enrEnd'),
  stock('enroll', 'enrollByKind', '人数', 'enrKind'),
  stock('enroll', 'enrollByGrade', '人数', 'enrGrade'),
  stock('enroll', 'enrollByReason', '人次', 'enrWhy', {}, '人次'),
  stock('cert', 'certs', '有效证书', 'cert', { k: [0] }, '本'),
  stock('cert', 'certsYear', '本年发证', 'cert', { k: [0], span: 'year' }, '本'),
  flow('cert', 'certsMonth', '本月发证', 'cert', { k: [0], span: 'month' }, '本'),
  stock('cert', 'certsGone', '删除与收回', 'cert', { k: [1, 2] }, '本'),
  flow('cert', 'certsFlow', '发证', 'cert', {}, '本'),
  stock('cert', 'certSource', '证书', 'certSource', {}, '本'),
  stock('cert', 'certPrint', '证书', 'certPrint', {}, '本'),
  // In force is a matter of the day, not of a change: it is asked, not counted.
  probe('limited', '限制在册', '人', 'cert', REFRESH.stock),
  probe('limitedNew', '本月新增限制', '人', 'cert', REFRESH.stock),
  probe('limitHits', '命中在办申请', '件', 'cert', REFRESH.stock),
  probe('limitEnding', '90天内到期', '人', 'cert', REFRESH.stock),
  missing('cert', 'ecerts', '电子证照', '本'),
  probe('changesOpen', '待审核', '件', 'cert', REFRESH.stock),
  probe('changesDone', '已通过', '件', 'cert', REFRESH.stock),
  probe('changesRefused', '未通过', '件', 'cert', REFRESH.stock),
  missing('cert', 'pushed', '推送成功', '条'),
  probe('online', '在线用户', '人'),
  probe('displays', '在线大屏', '块'),
  probe('databaseDelay', '数据库响应', 'ms'),
  probe('loopDelay', '服务延迟', 'ms'),
  probe('queued', '排队任务', '个'),
  probe('unsentSms', '待发短信', '条'),
  probe('refused', '今日拒绝', '次'),
  probe('storage', '数据库', 'MB'),
  probe('alerts', '预警', '条', 'register', REFRESH.stock),
  probe('count', '数量', ''),
  missing('system', 'errorRate', '接口错误率', '%'),
];

const byId = new Map(metrics.map((metric) => [metric.id, metric]));

/** The figure of an id; an unknown id is a mistake of the programmer. */
export function metricOf(id: string): Metric {
  const found = byId.get(id);
  if (!found) throw new Error(`unknown metric ${id}`);
  return found;
}
