import {
  certStatus,
  certType,
  dataSource,
  educationLevel,
  enrollDisqualification,
  printStatus,
  recognitionStatus,
  recordStatusRegister,
  registrationType,
  teachGrade,
} from '../dictionaries';
import { defineDict, type Dict } from '../kit';
import { metricOf, type Metric, type SceneId } from './metrics';

/** How a panel draws its rows. */
export type PanelKind = 'kpi' | 'map' | 'funnel' | 'line' | 'bar' | 'ring' | 'heat' | 'table';

/**
 * What one row of a panel is: a figure, a place below, a value of a code list, a day, a month, or a
 * line the system writes.
 */
export type RowOf = 'metric' | 'child' | 'code' | 'type' | 'day' | 'month' | 'hour' | 'line';

/** The place a panel takes in the grid of its scene. */
export type Slot = 'k' | 'l1' | 'l2' | 'l3' | 'm' | 'e' | 'r1' | 'r2' | 'r3' | 'b1' | 'b2' | 'b3';

/** One panel: what it is called, what its rows are and which figures stand in them. */
export interface Panel {
  readonly id: string;
  readonly slot: Slot;
  readonly title: string;
  readonly kind: PanelKind;
  readonly rowOf: RowOf;
  readonly metrics: readonly string[];
  /** Words of the codes, where a row is a code. */
  readonly dict?: Dict<number>;
  /** Heads of the values, where they are not the labels of the figures. */
  readonly columns?: readonly string[];
  /** Head of the first column of a table. */
  readonly head?: string;
  /** Most rows. */
  readonly limit?: number;
  /** Months from this one on instead of those up to it. */
  readonly ahead?: boolean;
}

/** A scene: a title and twelve panels, one for each slot. */
export interface Scene {
  readonly id: SceneId;
  readonly title: string;
  /** The type of the monitoring screens with the same subject. */
  readonly monitorType: 1 | 2 | 3 | 4;
  readonly panels: readonly Panel[];
}

/** Opening hours of a confirmation point, the columns of the load map. */
export const LOAD_HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;

/** Slots in reading order. */
export const slots: readonly Slot[] = [
  'k',
  'l1',
  'l2',
  'l3',
  'm',
  'e',
  'r1',
  'r2',
  'r3',
  'b1',
  'b2',
  'b3',
];

const panel = (
  slot: Slot,
  id: string,
  title: string,
  kind: PanelKind,
  rowOf: RowOf,
  metrics: readonly string[],
  more: Pick<Panel, 'dict' | 'columns' | 'head' | 'limit' | 'ahead'> = {},
): Panel => ({ id, slot, title, kind, rowOf, metrics, ...more });

// The dictionary of statuses is one of numbers; the generic list only forgets its names.
const codes = (dict: Dict<number>): { readonly dict: Dict<number> } => ({ dict });

/** The four scenes. */
export const scenes: readonly Scene[] = [
  {
    id: 'register',
    title: '资格认定',
    monitorType: 2,
    panels: [
      panel('k', 'register.kpi', '今日要情', 'kpi', 'metric', [
        'filedToday',
        'confirmedToday',
        'decidedToday',
        'issuedToday',
        'filed',
        'recognised',
        'waiting',
        'overdue',
      ]),
      panel('l1', 'register.funnel', '办理漏斗', 'funnel', 'metric', [
        'filed',
        'confirmed',
        'approved',
        'recognised',
      ]),
      panel('l2', 'register.types', '资格种类分布', 'ring', 'type', ['filed']),
      panel(
        'l3',
        'register.education',
        '学历结构',
        'bar',
        'code',
        ['byEducation'],
        codes(educationLevel),
      ),
      panel('m', 'register.map', '认定人数分布', 'map', 'child', [
        'recognised',
        'filed',
        'passRate',
      ]),
      panel('e', 'register.events', '办理动态', 'table', 'line', ['count'], {
        head: '时间',
        columns: ['机构', '环节', '结果'],
        limit: 14,
      }),
      panel('r1', 'register.ranking', '认定通过排名', 'bar', 'child', ['recognised'], {
        limit: 10,
      }),
      panel(
        'r2',
        'register.backlog',
        '待审积压',
        'bar',
        'child',
        ['waiting', 'overdue', 'dueLast'],
        {
          limit: 6,
        },
      ),
      panel(
        'r3',
        'register.status',
        '认定状态',
        'bar',
        'code',
        ['filed'],
        codes(recognitionStatus),
      ),
      panel(
        'b1',
        'register.trend',
        '近30天趋势',
        'line',
        'day',
        ['filedFlow', 'confirmedFlow', 'decidedFlow'],
        { limit: 30 },
      ),
      panel('b2', 'register.load', '确认点时段负载', 'heat', 'hour', ['confirmedFlow'], {
        columns: LOAD_HOURS.map((hour) => `${hour}时`),
        limit: 8,
      }),
      panel('b3', 'register.alerts', '预警', 'table', 'line', ['alerts'], {
        head: '级别',
        columns: ['机构', '内容', '时间'],
        limit: 10,
      }),
    ],
  },
  {
    id: 'enroll',
    title: '定期注册',
    monitorType: 3,
    panels: [
      panel('k', 'enroll.kpi', '注册要情', 'kpi', 'metric', [
        'enrollDue',
        'enrollOverdue',
        'enrollToday',
        'enrollEndedToday',
        'enrollFiled',
        'enrollUnreviewed',
        'enrollDone',
        'enrollPostponed',
      ]),
      panel('l1', 'enroll.funnel', '注册漏斗', 'funnel', 'metric', [
        'enrollFiled',
        'enrollReviewed',
        'enrollRechecked',
        'enrollDone',
      ]),
      panel('l2', 'enroll.conclusions', '注册结论', 'ring', 'metric', [
        'enrollDone',
        'enrollPostponed',
        'enrollFailed',
        'enrollNone',
        'enrollBeyond',
      ]),
      panel(
        'l3',
        'enroll.stage',
        '注册合格的任教学段',
        'bar',
        'code',
        ['enrollByGrade'],
        codes(teachGrade),
      ),
      panel('m', 'enroll.map', '注册完成分布', 'map', 'child', [
        'enrollDone',
        'enrollFiled',
        'enrollRate',
      ]),
      panel('e', 'enroll.events', '注册动态', 'table', 'line', ['count'], {
        head: '时间',
        columns: ['机构', '环节', '结果'],
        limit: 14,
      }),
      panel('r1', 'enroll.ranking', '注册合格排名', 'bar', 'child', ['enrollDone'], { limit: 10 }),
      panel('r2', 'enroll.overdue', '逾期未申请', 'bar', 'child', ['enrollOverdue'], { limit: 10 }),
      panel(
        'r3',
        'enroll.reasons',
        '不合格原因',
        'bar',
        'code',
        ['enrollByReason'],
        codes(enrollDisqualification),
      ),
      panel(
        'b1',
        'enroll.trend',
        '近30天注册',
        'line',
        'day',
        ['enrollFiledFlow', 'enrollEndedFlow'],
        { limit: 30 },
      ),
      panel('b2', 'enroll.expiry', '未来12个月到期', 'bar', 'month', ['enrollExpiry'], {
        limit: 12,
        ahead: true,
      }),
      panel(
        'b3',
        'enroll.kind',
        '首次与定期',
        'ring',
        'code',
        ['enrollByKind'],
        codes(registrationType),
      ),
    ],
  },
  {
    id: 'cert',
    title: '证书与限制库',
    monitorType: 4,
    panels: [
      panel('k', 'cert.kpi', '证书要情', 'kpi', 'metric', [
        'certs',
        'certsYear',
        'certsMonth',
        'certsGone',
        'ecerts',
        'limited',
        'limitHits',
        'pushed',
      ]),
      panel('l1', 'cert.types', '证书种类', 'ring', 'type', ['certs']),
      panel('l2', 'cert.status', '证书状态', 'bar', 'code', ['certsFlow'], codes(certStatus)),
      panel('l3', 'cert.source', '数据来源', 'bar', 'code', ['certSource'], codes(dataSource)),
      panel('m', 'cert.map', '证书分布', 'map', 'child', ['certs', 'certsYear']),
      panel(
        'e',
        'cert.blocked',
        '受限与异常申请',
        'bar',
        'code',
        ['held'],
        codes(recordStatusRegister),
      ),
      panel('r1', 'cert.ranking', '证书数量排名', 'bar', 'child', ['certs'], { limit: 10 }),
      panel('r2', 'cert.limits', '限制库', 'bar', 'metric', [
        'limited',
        'limitedNew',
        'limitEnding',
        'limitHits',
      ]),
      panel('r3', 'cert.print', '打印情况', 'ring', 'code', ['certPrint'], codes(printStatus)),
      panel('b1', 'cert.trend', '近24个月发证', 'line', 'month', ['certsFlow'], { limit: 24 }),
      panel('b2', 'cert.changes', '数据变更', 'ring', 'metric', [
        'changesOpen',
        'changesDone',
        'changesRefused',
      ]),
      panel('b3', 'cert.push', '推送情况', 'bar', 'metric', ['pushed', 'ecerts']),
    ],
  },
  {
    id: 'system',
    title: '系统运行',
    monitorType: 1,
    panels: [
      panel('k', 'system.kpi', '运行要情', 'kpi', 'metric', [
        'online',
        'displays',
        'databaseDelay',
        'loopDelay',
        'queued',
        'unsentSms',
        'refused',
        'storage',
      ]),
      panel('l1', 'system.online', '在线用户（按级别）', 'bar', 'line', ['count'], {
        columns: ['人数'],
      }),
      panel('l2', 'system.queues', '队列', 'bar', 'line', ['count'], { columns: ['等待'] }),
      panel('l3', 'system.sms', '今日短信', 'ring', 'line', ['count'], { columns: ['条数'] }),
      panel('m', 'system.calls', '今日操作量', 'line', 'line', ['count'], {
        columns: ['操作', '拒绝'],
        limit: 24,
      }),
      panel('e', 'system.refusals', '拒绝原因', 'table', 'line', ['count'], {
        head: '代码',
        columns: ['原因', '次数'],
        limit: 14,
      }),
      panel('r1', 'system.tables', '数据量', 'bar', 'line', ['count'], {
        columns: ['行数'],
        limit: 10,
      }),
      panel('r2', 'system.audit', '统计核对', 'table', 'line', ['count'], {
        head: '时间',
        columns: ['核对格数', '偏差', '耗时ms'],
        limit: 8,
      }),
      panel('r3', 'system.devices', '大屏设备', 'table', 'line', ['count'], {
        head: '设备',
        columns: ['范围', '画面', '帧率'],
        limit: 10,
      }),
      panel('b1', 'system.sessions', '近7天登录', 'line', 'line', ['count'], {
        columns: ['登录'],
        limit: 7,
      }),
      panel('b2', 'system.errors', '接口错误率', 'bar', 'metric', ['errorRate']),
      panel('b3', 'system.alerts', '预警规则', 'bar', 'line', ['alerts'], { columns: ['未处理'] }),
    ],
  },
];

const sceneById = new Map(scenes.map((scene) => [scene.id as string, scene]));

/** The scene of an id; undefined for anything else. */
export function sceneOf(id: string): Scene | undefined {
  return sceneById.get(id);
}

/** Heads of the values of a panel. */
export function columnsOf({
  columns,
  metrics,
}: Pick<Panel, 'columns' | 'metrics'>): readonly string[] {
  return columns ?? metrics.map((id) => metricOf(id).label);
}

/** The figures of a panel. */
export function metricsOf({ metrics }: Pick<Panel, 'metrics'>): readonly Metric[] {
  return metrics.map(metricOf);
}

const SHORT: Readonly<Record<number, string>> = {
  1: '幼儿园',
  2: '小学',
  3: '初中',
  4: '高中',
  5: '中职',
  6: '实习指导',
  7: '高校',
};

/** Words of the certificate types as short as a wall needs them. */
export const typeWords: Dict<number> = defineDict<number>(
  'wallType',
  certType.options.map(({ value, label }) => ({ value, label: SHORT[value] ?? label })),
);
