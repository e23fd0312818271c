import { onOff, province, teacherType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/exemption';
import { calls, crud, field, post } from '../kit';

/** When the data of one class year are collected, submitted and reviewed in a province. */
export const ReviewTime = z.object({
  windowId: field.id('设置编号'),
  year: field.count('年度', 2020, 2100),
  classYear: field.count('届别', 2020, 2100),
  status: field.status('状态', onOff),
  prov: field.code('省份', province),
  teacherTypes: field.codes('适用类别', teacherType),
  collectBegin: field.minute('采集开始'),
  collectEnd: field.minute('采集结束'),
  submitEnd: field.minute('提交截止'),
  reviewBegin: field.minute('审核开始'),
  reviewEnd: field.minute('审核结束'),
  late: field.flag('是否允许补报'),
  lateEnd: field.minute('补报截止').nullable(),
  reason: field.text('延长原因', 200).or(z.literal('')),
  operator: field.shown('设置人'),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const row = ReviewTime.shape;
const { classYear, prov, status, year } = row;

const written = {
  year,
  classYear,
  prov,
  teacherTypes: row.teacherTypes,
  collectBegin: row.collectBegin,
  collectEnd: row.collectEnd,
  submitEnd: row.submitEnd,
  reviewBegin: row.reviewBegin,
  reviewEnd: row.reviewEnd,
  late: row.late.default(false),
  lateEnd: row.lateEnd.default(null),
  reason: row.reason.default(''),
  status: status.default(onOff.code('on')),
};

/** 免试报送审核时间 */
export const normalReviewTime = calls(catalogue.normalReviewTime, {
  ...crud(ReviewTime, {
    key: 'windowId',
    filters: { year, classYear, prov, status },
    sorts: ['classYear', 'collectBegin', 'updatedAt'],
    written,
  }),
  /** A province sets its own, the centre those of any province. */
  create: post('', 'add', z.object(written), z.object({ id: row.windowId })),
});
