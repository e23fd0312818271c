import { orgType } from '../dictionaries';
import type { Cube, Measure } from './cube';
import { orgDimension } from './dimensions';

const sum = (id: string, label: string, unit: string, of: string, meaning: string): Measure => ({
  id,
  label,
  unit,
  meaning,
  additive: 'all',
  way: 'sum',
  of,
});

/** 机构、用户与UKey: one row an organisation at work, counted anew while the product runs. */
export const orgFigures: Cube = {
  id: 'orgFigures',
  label: '机构、用户与UKey',
  meaning: '一个启用的机构计一行，数字由系统每五分钟清点一次。',
  from: 'orgFigure',
  scope: { 4: 'prov', 3: 'city', 2: 'county', 1: 'point' },
  always: [],
  day: { field: 'countedAt', label: '清点时间', isMoment: true },
  dimensions: [
    orgDimension,
    {
      id: 'orgType',
      label: '机构类型',
      meaning: '机构的级别。',
      personal: 'none',
      kind: 'code',
      field: 'orgType',
      dict: orgType,
    },
  ],
  measures: [
    {
      id: 'orgs',
      label: '机构数',
      unit: '个',
      meaning: '启用的机构。',
      additive: 'all',
      way: 'count',
      when: [],
    },
    sum('users', '用户数', '人', 'users', '机构的全部用户，不论是否启用。'),
    sum('usersOn', '启用用户', '人', 'usersOn', '现在可以登录的用户。'),
    sum('usersIdle', '30天未登录', '人', 'usersIdle', '启用，但最近30天没有登录过的用户。'),
    sum('online', '在线用户', '人', 'online', '清点时最近5分钟内有操作的用户。'),
    sum('signedIn', '今日登录次数', '次', 'signedIn', '当天的登录次数，重复登录分别计。'),
    sum('keysFree', 'UKey未分配', '个', 'keysFree', '机构名下还没有分配给用户的UKey。'),
    sum('keysNormal', 'UKey正常', '个', 'keysNormal', '正常使用的UKey。'),
    sum('keysVoid', 'UKey作废', '个', 'keysVoid', '已作废的UKey。'),
    sum('keysLocked', 'UKey锁定', '个', 'keysLocked', '已锁定的UKey。'),
    sum('tasks', '未完成的文件任务', '个', 'tasks', '排队和生成中的导入、导出和报表文件任务。'),
  ],
};
