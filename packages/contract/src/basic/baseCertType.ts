import { onOff } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, choices, crud, field } from '../kit';

/** A kind of certificate: one of the law, or what the centre notes besides. */
export const CertTypeRow = z.object({
  certTypeId: field.id('资格种类编号'),
  name: field.text('种类名称', 30),
  status: field.status('是否提供选择', onOff),
  code: field.shaped('种类代码', {
    max: 3,
    pattern: /^[1-9]\d{0,2}$/,
    says: '种类代码为1至3位数字',
    example: (serial) => String(100 + (serial % 900)),
  }),
  education: field.text('最低学历', 30).nullable(),
  mandarin: field.text('最低普通话', 20).nullable(),
  levels: field.text('认定级别', 20).nullable(),
  training: field.flag('需岗前培训'),
  sort: field.count('排序', 1, 9999),
  builtIn: field.flag('国家规定'),
  remark: field.longText('备注', 200).nullable(),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const { builtIn, code, education, levels, mandarin, name, remark, sort, status, training } =
  CertTypeRow.shape;

/** 资格种类 */
export const baseCertType = calls(catalogue.baseCertType, {
  ...crud(CertTypeRow, {
    key: 'certTypeId',
    filters: { code, name, builtIn, status },
    sorts: ['code', 'sort', 'updatedAt'],
    written: {
      code,
      name,
      education: education.default(null),
      mandarin: mandarin.default(null),
      levels: levels.default(null),
      training: training.default(false),
      sort: sort.default(100),
      status: status.default(onOff.code('on')),
      remark: remark.default(null),
    },
    unique: ['code', 'name'],
  }),
  queryKV: choices(CertTypeRow.pick({ certTypeId: true, code: true, name: true })),
});
