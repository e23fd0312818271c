import { onOff, tagColour } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, crud, field } from '../kit';

/** A word with a colour by which colleges are told apart. */
export const CollegeTag = z.object({
  tagId: field.id('标签编号'),
  name: field.text('标签名称', 20),
  colour: field.code('颜色', tagColour),
  colleges: field.count('关联数'),
  createdBy: field.shown('创建人'),
  createdAt: field.moment('创建时间'),
  status: field.status('状态', onOff),
  version: field.version(),
});
const { colour, name, status } = CollegeTag.shape;

/** 院校标签 */
export const baseCollegeTag = calls(catalogue.baseCollegeTag, {
  ...crud(CollegeTag, {
    key: 'tagId',
    filters: { name, colour, status },
    sorts: ['name', 'createdAt'],
    written: { name, colour, status: status.default(onOff.code('on')) },
    unique: ['name'],
  }),
});
