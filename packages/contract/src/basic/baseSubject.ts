import { onOff, subjectQueryType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, choices, crud, everyRow, field, get } from '../kit';

/** A subject that can be applied for; one tree for each kind of school, three levels deep. */
export const Subject = z.object({
  subjectId: field.word('学科编号'),
  type: field.code('学段', subjectQueryType),
  code: field.shaped('学科代码', {
    max: 10,
    pattern: /^[0-9A-Za-z]{1,10}$/,
    says: '学科代码为1至10位数字或字母',
    example: (serial) => `X${serial}`,
  }),
  name: field.text('学科名称', 30),
  parentId: field.word('上级学科').nullable(),
  parentName: field.shown('上级学科'),
  level: field.count('层级', 1, 3),
  unified: field.flag('是否允许统考'),
  exemption: field.flag('是否允许免试'),
  sort: field.count('排序', 0, 99_999),
  beginYear: field.count('启用年份', 1950, 2100),
  endYear: field.count('停用年份', 1950, 2100).nullable(),
  formerNames: field.text('曾用名', 100).nullable(),
  note: field.text('备注', 200).nullable(),
  status: field.status('状态', onOff),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const shape = Subject.shape;
const { code, name, status, type } = shape;

/** 任教学科 */
export const baseSubject = calls(catalogue.baseSubject, {
  ...crud(Subject, {
    key: 'subjectId',
    filters: { type, code, name, status },
    sorts: ['code', 'sort', 'updatedAt'],
    written: {
      type,
      code,
      name,
      parentId: shape.parentId.default(null),
      unified: shape.unified.default(true),
      exemption: shape.exemption.default(false),
      sort: shape.sort.default(0),
      beginYear: shape.beginYear,
      endYear: shape.endYear.default(null),
      formerNames: shape.formerNames.default(null),
      note: shape.note.default(null),
      status: status.default(onOff.code('on')),
    },
    unique: [['type', 'code']],
    references: { parentId: 'basic.baseSubject' },
    example: { endYear: null },
  }),
  /** One level of a tree: what stands below `parentId`, at the top without one. */
  queryTreeData: get(
    'queryTreeData',
    'view',
    z.object({ type, parentId: field.word('上级学科').optional() }),
    z.object({
      record: z.array(
        Subject.pick({ subjectId: true, name: true, level: true }).extend({
          hasChildren: z.boolean(),
        }),
      ),
    }),
  ),
  queryKV: choices(Subject.pick({ subjectId: true, type: true, name: true })),
  getData: everyRow(Subject),
});
