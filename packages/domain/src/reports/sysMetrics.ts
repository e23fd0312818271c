import { defineStatus } from '../kit';
import type { Cube, Measure } from './cube';

/** What the running product is watched by: one row a figure and minute. */
export const sysMetric = defineStatus(
  {
    online: { code: 1, label: '在线用户（人）' },
    signIns: { code: 2, label: '登录次数（次/分钟）' },
    calls: { code: 3, label: '接口调用量（次/分钟）' },
    p50: { code: 4, label: '响应时间中位数（毫秒）' },
    p95: { code: 5, label: '响应时间95%位数（毫秒）' },
    errorRate: { code: 6, label: '服务错误率（%，近5分钟）' },
    pushes: { code: 7, label: '推送队列（条）' },
    jobs: { code: 8, label: '待执行的后台任务（个）' },
    fileTasks: { code: 9, label: '未完成的文件任务（个）' },
    files: { code: 10, label: '文件存储（MB）' },
    database: { code: 11, label: '数据库（MB）' },
    texts: { code: 12, label: '待发短信（条）' },
  },
  'sysMetric',
);

/** Persons, calls and things that wait come in whole numbers. */
const WHOLES = (
  ['online', 'signIns', 'calls', 'pushes', 'jobs', 'fileTasks', 'texts'] as const
).map((one) => String(sysMetric.code(one)));

const reading = (
  id: string,
  label: string,
  take: Extract<Measure, { way: 'reading' }>['take'],
  of: string,
  meaning: string,
): Extract<Measure, { way: 'reading' }> => ({
  id,
  label,
  unit: '',
  meaning,
  additive: 'never',
  way: 'reading',
  of,
  at: 'at',
  take,
  one: 'metric',
});

/** 系统运行指标: readings of the whole product, which no organisation below the centre has. */
export const sysMetrics: Cube = {
  id: 'sysMetrics',
  label: '系统运行指标',
  meaning: '系统每分钟记一次自己的运行情况，保留8天；只有国家中心有。',
  from: 'sysMetric',
  scope: { 4: 'prov', 3: 'city', 2: 'county', 1: 'point' },
  always: [],
  day: { field: 'at', label: '记录时间', isMoment: true },
  unlike: 'metric',
  dimensions: [
    {
      id: 'metric',
      label: '指标',
      meaning: '系统运行的一项指标，单位写在括号里。',
      personal: 'none',
      kind: 'code',
      field: 'metric',
      dict: sysMetric,
    },
    {
      id: 'hour',
      label: '小时',
      meaning: '记录时间所在的小时。',
      personal: 'none',
      kind: 'hour',
      field: 'at',
    },
    {
      id: 'day',
      label: '日期',
      meaning: '记录时间所在的日期。',
      personal: 'none',
      kind: 'day',
      field: 'at',
    },
  ],
  measures: [
    reading('now', '当前值', 'latest', 'value', '最近一次记录的值。'),
    reading('before', '昨日同时', 'latest', 'before', '前一天同一分钟的值；没有记录的为空。'),
    {
      ...reading(
        'average',
        '平均值',
        'average',
        'value',
        '所选时间内的平均数：人数、次数、条数和个数取整，其他保留一位小数。',
      ),
      wholes: WHOLES,
    },
    reading('peak', '峰值', 'peak', 'value', '所选时间内的最大值。'),
    reading('threshold', '阈值', 'latest', 'threshold', '预警规则设定的值；没有规则的为空。'),
  ],
};
