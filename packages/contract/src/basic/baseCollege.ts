import { onOff, province, schoolNature } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, choices, crud, everyRow, field } from '../kit';

/** A school of higher education, as applicants name it in their credentials. */
export const College = z.object({
  collegeId: field.id('院校编号'),
  code: field.shaped('学校代码', {
    max: 5,
    pattern: /^\d{5}$/,
    says: '学校代码为5位数字',
    example: (serial) => String(10_000 + serial),
  }),
  name: field.text('学校名称', 60),
  prov: field.code('省份', province),
  level: field.text('办学层次', 20),
  nature: field.code('办学性质', schoolNature),
  authority: field.text('主管部门', 60),
  normal: field.flag('是否师范类'),
  exemption: field.flag('是否参与免试认定'),
  formerNames: field.text('曾用名', 200).nullable(),
  tagIds: field.list('标签', field.id('标签'), 10),
  tagNames: field.shown('标签名称'),
  status: field.status('状态', onOff),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const shape = College.shape;
const { authority, code, exemption, formerNames, level, name, nature, normal, prov, status } =
  shape;

/** 院校 */
export const baseCollege = calls(catalogue.baseCollege, {
  ...crud(College, {
    key: 'collegeId',
    filters: { code, name, prov, nature, normal, exemption, status },
    sorts: ['code', 'updatedAt'],
    written: {
      code,
      name,
      prov,
      level,
      nature,
      authority,
      normal: normal.default(false),
      exemption: exemption.default(false),
      formerNames: formerNames.default(null),
      tagIds: shape.tagIds.default([]),
      status: status.default(onOff.code('on')),
    },
    unique: ['code'],
  }),
  queryKV: choices(College.pick({ collegeId: true, code: true, name: true })),
  getData: everyRow(College),
});
