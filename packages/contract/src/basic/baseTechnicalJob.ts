import { onOff } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, choices, crud, field, imported } from '../kit';

/** A technical post of teachers, as the national centre lists it. */
export const TechnicalJob = z.object({
  tjId: field.id('职务编号'),
  code: field.text('代码', 10),
  name: field.text('名称', 50),
  series: field.text('系列', 30),
  grade: field.text('级别', 20),
  sort: field.count('排序', 0, 9999),
  status: field.status('状态', onOff),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const { code, name, series, grade, sort, status } = TechnicalJob.shape;

const written = {
  code,
  name,
  series,
  grade,
  sort: sort.default(0),
  status: status.default(onOff.code('on')),
};

/** 专业技术职务 */
export const baseTechnicalJob = calls(catalogue.baseTechnicalJob, {
  ...crud(TechnicalJob, {
    key: 'tjId',
    filters: { code, name, series, grade, status },
    sorts: ['code', 'sort', 'updatedAt'],
    written,
    unique: ['code'],
  }),
  queryKV: choices(TechnicalJob.pick({ tjId: true, name: true })),
});

/** The list of posts as a file: a code that is there is changed, any other added. */
export const technicalJobImport = imported({
  target: 'technicalJob',
  title: '专业技术职务',
  row: z.object(written),
  key: 'code',
  call: baseTechnicalJob.create,
  example: {
    code: '012',
    name: '高级教师',
    series: '中小学教师',
    grade: '副高级',
    sort: '20',
    status: '启用',
  },
});
