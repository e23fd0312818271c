import { cubeOf } from './cubes';
import type { ColumnGroup, Definition, Filter } from './definition';

/** A report to begin with: what it is called, where it belongs, how it is made. */
export interface Template {
  readonly id: string;
  readonly title: string;
  /** The subject of the monitoring (`monitorType`). */
  readonly business: 1 | 2 | 3 | 4;
  readonly definition: Definition;
}

const one = (measure: string, title?: string, ...where: Filter[]): ColumnGroup => ({
  measures: [measure],
  ...(title === undefined ? {} : { title }),
  ...(where.length === 0 ? {} : { where }),
});
const by = (measure: string, split: string, title: string, withTotal = false): ColumnGroup => ({
  title,
  split,
  withTotal,
  measures: [measure],
});
const only = (dim: string, ...keys: string[]): Filter => ({ dim, keys });

type Rest = Partial<Definition> & Pick<Definition, 'rows' | 'groups'>;

const of = (cube: string, { filters = [], asks, zeros = true, ...rest }: Rest): Definition => ({
  schema: 1,
  cube,
  filters,
  asks: asks ?? (cubeOf(cube)?.batch === undefined ? ['org', 'when'] : ['org', 'batch', 'when']),
  zeros,
  ...rest,
});

/** The statutory tables that the built subjects can fill, and the boards of the monitoring. */
export const templates: readonly Template[] = [
  {
    id: 'T1',
    title: '教师资格认定情况统计表',
    business: 2,
    definition: of('applications', {
      rows: ['org'],
      groups: [
        one('people'),
        one('accepted'),
        one('confirmed'),
        by('recognised', 'ctId', '认定人数', true),
        one('failed', '不予认定人数'),
        one('numbered'),
        one('passRate'),
      ],
      chart: { kind: 'bar', columns: ['g0.people', 'g3.all.recognised'] },
      checks: [
        { left: '[g3.all.recognised]', sign: '<=', right: '[g2.confirmed]', hard: true },
        { left: '[g2.confirmed]', sign: '<=', right: '[g1.accepted]', hard: false },
      ],
      note: '受理、确认和认定人数按申请份数统计；申请人数按不同的人统计。',
    }),
  },
  {
    id: 'T2',
    title: '认定人员基本情况统计表',
    business: 2,
    definition: of('applications', {
      rows: ['ctId'],
      groups: [
        one('recognised', '合计'),
        one('recognised', '女', only('sex', '2')),
        one('recognised', '少数民族', only('nation', 'minority')),
        one('recognised', '中共党员', only('politics', 'party')),
        by('recognised', 'age', '年龄'),
        by('recognised', 'education', '学历'),
        by('recognised', 'personType', '人员'),
        by('recognised', 'examType', '考试形式'),
      ],
      chart: { kind: 'ring', columns: ['g0.recognised'] },
    }),
  },
  {
    id: 'T3',
    title: '分学科认定情况统计表',
    business: 2,
    definition: of('applications', {
      rows: ['ctId', 'subject'],
      groups: [
        one('filed', '申请'),
        one('recognised', '认定'),
        one('recognised', '女', only('sex', '2')),
        one('recognised', '本科以上', only('education', '3', '2', '1')),
        one('recognised', '师范类', only('normal', '1')),
        one('recognised', '免试', only('examType', '2')),
      ],
      zeros: false,
      order: { column: 'g0.filed', way: 'desc' },
    }),
  },
  {
    id: 'T4',
    title: '普通话等级分布表',
    business: 2,
    definition: of('applications', {
      rows: ['ctId'],
      groups: [by('recognised', 'mandarin', '认定人数', true)],
      chart: { kind: 'bar', columns: ['g0.12.recognised', 'g0.21.recognised', 'g0.22.recognised'] },
    }),
  },
  {
    id: 'R02',
    title: '认定批次进度表',
    business: 2,
    definition: of('applications', {
      rows: ['batch', 'org'],
      groups: [
        one('filed'),
        by('filed', 'status', '办理状态'),
        one('confirmRate'),
        one('passRate'),
        { title: '占上级', measures: [], formula: '百分比([g0.filed], 上级([g0.filed]))' },
      ],
      asks: ['org', 'batch', 'ctId'],
      zeros: false,
    }),
  },
  {
    id: 'R11',
    title: '网上申报月度趋势表',
    business: 2,
    definition: of('applications', {
      rows: ['applyMonth'],
      groups: [one('filed'), one('confirmed'), one('recognised'), one('failed')],
      asks: ['org', 'ctId', 'when'],
      zeros: false,
      chart: { kind: 'line', columns: ['g0.filed', 'g1.confirmed', 'g2.recognised'] },
    }),
  },
  {
    id: 'T11',
    title: '审批时效统计表',
    business: 2,
    definition: of('applications', {
      rows: ['org'],
      groups: [
        one('concluded', '件数'),
        { title: '审批用时', measures: ['approveAverage', 'approveMedian', 'approveSlowest'] },
        one('waiting'),
      ],
      chart: { kind: 'bar', columns: ['g1.approveMedian', 'g1.approveSlowest'] },
      note: '用时从确认之时起到作出结论之时止，按自然日计算；法定期限按工作日计算，超期以审批页面为准。',
    }),
  },
  {
    id: 'R10',
    title: '国家平台回传统计表',
    business: 2,
    definition: of('pushes', {
      rows: ['org', 'day'],
      groups: [
        one('due'),
        one('success'),
        one('failed'),
        one('failedOften'),
        one('returned'),
        one('waiting'),
        by('due', 'dataType', '数据类型'),
        one('successRate'),
      ],
      asks: ['org', 'when'],
      zeros: false,
      note: '按数据产生的日期统计；标记为无需推送的不计。',
    }),
  },
  {
    id: 'T5',
    title: '定期注册情况统计表',
    business: 3,
    definition: of('enrollments', {
      rows: ['org'],
      groups: [
        by('filed', 'registrationType', '申报人数', true),
        one('accepted'),
        one('qualified'),
        one('deferred'),
        one('unqualified'),
        one('noQualification'),
        one('notInScope'),
        one('qualifiedRate'),
      ],
      chart: { kind: 'bar', columns: ['g0.all.filed', 'g2.qualified'] },
      note: '合格率为注册合格占已有结论的比例。',
    }),
  },
  {
    id: 'T6',
    title: '定期注册分学段统计表',
    business: 3,
    definition: of('enrollments', {
      rows: ['teachGrade', 'schoolKind'],
      groups: [
        one('filed'),
        one('qualified'),
        one('deferred'),
        one('unqualified'),
        one('qualifiedRate'),
      ],
    }),
  },
  {
    id: 'R05',
    title: '定期注册进度汇总表',
    business: 3,
    definition: of('enrollments', {
      rows: ['org'],
      groups: [
        one('filed'),
        by('filed', 'firstReview', '初核'),
        by('filed', 'recheck', '复核'),
        by('filed', 'finalJudgement', '终审'),
      ],
    }),
  },
  {
    id: 'R12',
    title: '定期注册办结时效统计表',
    business: 3,
    definition: of('enrollments', {
      rows: ['org'],
      groups: [
        one('concluded', '件数'),
        { title: '办结用时', measures: ['concludeAverage', 'concludeMedian', 'concludeSlowest'] },
        one('firstWaiting'),
        one('recheckWaiting'),
        one('finalWaiting'),
      ],
      chart: { kind: 'bar', columns: ['g1.concludeMedian', 'g1.concludeSlowest'] },
      note: '用时从受理之时起到作出终审结论之时止，按自然日计算。',
    }),
  },
  {
    id: 'H1',
    title: '证书年度种类统计表',
    business: 4,
    definition: of('certificates', {
      rows: ['year'],
      groups: [by('certs', 'ctId', '有效证书', true), one('holders')],
      zeros: false,
      chart: { kind: 'line', columns: ['g0.all.certs'] },
    }),
  },
  {
    id: 'H2',
    title: '证书管理情况统计表',
    business: 4,
    definition: of('certificates', {
      rows: ['org'],
      groups: [
        one('allCerts'),
        one('certs'),
        one('deleted'),
        one('recovered'),
        one('printed'),
        one('printRate'),
        by('certs', 'source', '数据来源'),
      ],
      chart: { kind: 'bar', columns: ['g1.certs', 'g4.printed'] },
    }),
  },
  {
    id: 'S1',
    title: '系统运行指标',
    business: 1,
    definition: of('sysMetrics', {
      rows: ['metric'],
      groups: [one('now'), one('before'), one('average'), one('peak'), one('threshold')],
      asks: ['when'],
      zeros: true,
      note: '每分钟记一次，保留8天。',
    }),
  },
  {
    id: 'S2',
    title: '系统运行趋势',
    business: 1,
    definition: of('sysMetrics', {
      rows: ['hour'],
      groups: [by('average', 'metric', '平均值')],
      asks: ['when'],
      zeros: false,
      chart: {
        kind: 'line',
        columns: ['g0.1.average', 'g0.3.average', 'g0.5.average', 'g0.6.average'],
      },
    }),
  },
  {
    id: 'T16',
    title: '用户与UKey统计表',
    business: 1,
    definition: of('orgFigures', {
      rows: ['orgType'],
      groups: [
        one('orgs'),
        one('users'),
        one('usersOn'),
        one('usersIdle'),
        one('online'),
        one('signedIn'),
        { title: 'UKey', measures: ['keysFree', 'keysNormal', 'keysVoid', 'keysLocked'] },
        one('tasks'),
      ],
      asks: ['org'],
      chart: { kind: 'bar', columns: ['g1.users', 'g2.usersOn'] },
    }),
  },
];
