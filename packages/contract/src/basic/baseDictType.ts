import { onOff } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, choices, crud, field } from '../kit';

/** A code list: one the program is compiled with, or one the national centre made. */
export const DictType = z.object({
  dtId: field.word('类型编号'),
  code: field.shaped('类型编码', {
    max: 40,
    pattern: /^[A-Za-z][A-Za-z0-9_.]{1,39}$/,
    says: '类型编码以字母开头，由字母、数字、下划线、点组成，2至40位',
    example: (serial) => `list${serial}`,
  }),
  name: field.text('类型名称', 50),
  items: field.count('条目数'),
  builtIn: field.flag('系统内置'),
  module: field.text('使用模块', 50).nullable(),
  remark: field.longText('备注', 200).nullable(),
  status: field.status('状态', onOff),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const { builtIn, code, module, name, remark, status } = DictType.shape;

/** 字典类型 */
export const baseDictType = calls(catalogue.baseDictType, {
  ...crud(DictType, {
    key: 'dtId',
    filters: { code, name, builtIn, status },
    sorts: ['code', 'name', 'updatedAt'],
    written: {
      code,
      name,
      module: module.default(null),
      remark: remark.default(null),
      status: status.default(onOff.code('on')),
    },
    unique: ['code'],
  }),
  queryKV: choices(DictType.pick({ dtId: true, code: true, name: true })),
});
