import { dictTone, onOff } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, choices, crud, everyRow, field } from '../kit';

/** One value of a code list. */
export const DictEntry = z.object({
  dicId: field.id('字典项编号'),
  dtId: field.word('字典类型'),
  typeName: field.shown('字典类型'),
  code: field.shaped('字典编码', {
    max: 32,
    pattern: /^[A-Za-z0-9_]{1,32}$/,
    says: '字典编码由字母、数字、下划线组成，最多32位',
    example: (serial) => `c${serial}`,
  }),
  name: field.text('字典名称', 50),
  /** Of a message template the text itself, which may be longer than a word. */
  label: field.text('显示标签', 200).nullable(),
  sort: field.count('排序', 1, 99_999),
  tone: field.code('标签颜色', dictTone).nullable(),
  builtIn: field.flag('系统内置'),
  stoppable: field.flag('可停用'),
  status: field.status('状态', onOff),
  remark: field.longText('备注', 200).nullable(),
  updatedBy: field.shown('更新人'),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const shape = DictEntry.shape;
const { builtIn, code, dtId, name, status } = shape;

/** 字典项 */
export const baseDict = calls(catalogue.baseDict, {
  ...crud(DictEntry, {
    key: 'dicId',
    filters: { dtId, code, name, builtIn, status },
    sorts: ['code', 'sort', 'updatedAt'],
    written: {
      dtId,
      code,
      name,
      label: shape.label.default(null),
      sort: shape.sort,
      tone: shape.tone.default(null),
      status: status.default(onOff.code('on')),
      remark: shape.remark.default(null),
    },
    unique: [['dtId', 'code']],
    references: { dtId: 'basic.baseDictType' },
  }),
  queryKV: choices(DictEntry.pick({ dicId: true, dtId: true, code: true, name: true })),
  getData: everyRow(DictEntry),
});
