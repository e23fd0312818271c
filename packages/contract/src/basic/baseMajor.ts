import { educationLevel, onOff } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, choices, crud, everyRow, field } from '../kit';

/** A major of the national catalogue, in three levels: discipline, class, major. */
export const Major = z.object({
  majorId: field.word('专业编号'),
  code: field.shaped('专业代码', {
    max: 8,
    pattern: /^\d{2,6}[TK]{0,2}$/,
    says: '专业代码为2至6位数字，特设、控制布点专业后面加T、K',
    example: (serial) => String(100_000 + serial),
  }),
  name: field.text('专业名称', 50),
  parentId: field.word('上级').nullable(),
  parentName: field.shown('上级名称'),
  level: field.count('层级', 1, 3),
  educationLevel: field.code('培养层次', educationLevel),
  normal: field.flag('是否师范类'),
  year: field.count('目录年份', 1990, 2100),
  status: field.status('状态', onOff),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const shape = Major.shape;
const { code, name, normal, status, year } = shape;

/** 专业 */
export const baseMajor = calls(catalogue.baseMajor, {
  ...crud(Major, {
    key: 'majorId',
    filters: {
      code,
      name,
      educationLevel: shape.educationLevel,
      level: shape.level,
      normal,
      status,
    },
    sorts: ['code', 'year', 'updatedAt'],
    written: {
      code,
      name,
      parentId: shape.parentId,
      educationLevel: shape.educationLevel,
      normal: normal.default(false),
      year,
      status: status.default(onOff.code('on')),
    },
    unique: ['code'],
    references: { parentId: 'basic.baseMajor' },
  }),
  queryKV: choices(Major.pick({ majorId: true, code: true, name: true, level: true })),
  getData: everyRow(Major),
});
