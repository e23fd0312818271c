import { certType, pushState } from '../dictionaries';
import type { Condition, Cube, Measure } from './cube';
import { orgDimension } from './dimensions';

const OFTEN = 3;

const count = (id: string, label: string, meaning: string, ...when: Condition[]): Measure => ({
  id,
  label,
  unit: '条',
  meaning,
  additive: 'all',
  way: 'count',
  when,
});
const state = (name: Parameters<typeof pushState.code>[0]): Condition => ({
  field: 'state',
  codes: [pushState.code(name)],
});

/** 国家平台推送 */
export const pushes: Cube = {
  id: 'pushes',
  label: '国家平台推送',
  meaning: '一条要推送给国家平台的数据计一次，标记为无需推送的不计。',
  from: 'platformPush',
  scope: { 4: 'prov', 3: 'city', 2: 'county', 1: 'point' },
  always: [
    {
      field: 'state',
      codes: pushState.codes.filter((code) => code !== pushState.code('waived')),
    },
  ],
  day: { field: 'createdAt', label: '产生日期', isMoment: true },
  batch: 'cbId',
  dimensions: [
    orgDimension,
    {
      id: 'day',
      label: '日期',
      meaning: '数据产生的日期。',
      personal: 'none',
      kind: 'day',
      field: 'createdAt',
    },
    {
      id: 'month',
      label: '月份',
      meaning: '数据产生的月份。',
      personal: 'none',
      kind: 'month',
      field: 'createdAt',
    },
    {
      id: 'dataType',
      label: '数据类型',
      meaning: '办件、证照或业务数据。',
      personal: 'none',
      kind: 'groups',
      field: 'dataType',
      groups: [
        { key: 'case', label: '办件', codes: ['case'] },
        { key: 'license', label: '证照', codes: ['license'] },
        { key: 'exchange', label: '业务数据', codes: ['exchange'] },
      ],
    },
    {
      id: 'ctId',
      label: '资格种类',
      meaning: '所涉及的教师资格种类。',
      personal: 'none',
      kind: 'code',
      field: 'ctId',
      dict: certType,
    },
    {
      id: 'state',
      label: '推送状态',
      meaning: '现在的推送状态。',
      personal: 'none',
      kind: 'code',
      field: 'state',
      dict: pushState,
    },
  ],
  measures: [
    count('due', '应推送', '要推送的全部数据。'),
    count('success', '成功', '国家平台已收下的数据。', state('success')),
    count('failed', '失败', '最近一次推送失败的数据。', state('failed')),
    count('failedOften', '失败3次及以上', '推送失败3次及以上的数据。', state('failed'), {
      field: 'tries',
      atLeast: OFTEN,
    }),
    count('returned', '退回异常', '国家平台退回的数据。', state('returned')),
    count('waiting', '待推送', '还在等待推送的数据。', state('waiting')),
    {
      id: 'successRate',
      label: '完成率',
      unit: '%',
      meaning: '成功 ÷ 应推送；合计行由合计数算出。',
      additive: 'never',
      way: 'ratio',
      part: 'success',
      whole: 'due',
    },
  ],
};
