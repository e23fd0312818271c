import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, del, field, get, none, paged, pageOf, put } from '../kit';
import {
  EnrollmentDetail,
  enrollmentFilters,
  enrollmentList,
  EnrollmentRow,
} from './enrollmentRow';

const { enrId } = EnrollmentRow.shape;
const { workUnit, teachGrade, teachSubject, post, employedFrom, employedTo, mobile } =
  EnrollmentDetail.shape;
/** A record with what stands for the number of its person. */
const ofPerson = z.object({ id: enrId, idNo: field.personRef('证件号码索引') });
/** Orders that the lists of kept registrations offer. */
const sorts = ['enrId', 'archiveNo', 'certNo', 'applyTime'] as const;

/**
 * What of a registration can be mended while nobody has judged it finally; the phone is covered
 * where it is shown, so an empty one stays as it is.
 */
const mended = z
  .object({
    workUnit,
    teachGrade,
    teachSubject,
    post,
    employedFrom,
    employedTo,
    mobile: mobile.or(z.literal('')),
  })
  .partial().shape;

/** 注册数据查看: what was declared and concluded, and mending it */
export const enrollmentData = calls(catalogue.enrollment, {
  /** Everything the caller's level sees: its own plans and those below. */
  queryAllEnrollLevelOrg: get(
    'queryAllEnrollLevelOrg',
    'view',
    paged(enrollmentFilters, sorts),
    pageOf(EnrollmentRow),
    enrollmentList,
  ),
  /** What points and organisations below the caller's took up. */
  downOrgEnrollList: get(
    'downOrgEnroll',
    'enroll.downOrgEnroll.view',
    paged(enrollmentFilters, sorts),
    pageOf(EnrollmentRow),
    enrollmentList,
  ),
  downOrgEnrollDetail: get(
    'downOrgEnroll/{id}/{idNo}',
    'enroll.downOrgEnroll.view',
    ofPerson,
    EnrollmentDetail,
    { audit: 'view' },
  ),
  /**
   * Mends one's own record; `undelete` brings back a deleted one, `resetPrint` lets a sticker be
   * printed again and says why.
   */
  update: put(
    '{enrId}',
    'edit',
    z.object({
      enrId,
      action: z.literal(['edit', 'undelete', 'resetPrint']).default('edit'),
      ...mended,
      reason: field.longText('重置原因', 200).optional(),
    }),
    none,
  ),
  /**
   * Moves a record that has no conclusion yet to a point arranged in the same time slot; 0 stands
   * for the arrangement of a record that has none.
   */
  changeLocalSetInfo: put(
    'changeLocalSetInfo/{enrId}/{localSetid}/{lsId}',
    'changeLocale',
    z.object({
      enrId,
      localSetid: field.id('原确认点安排'),
      lsId: field.id('新确认点安排'),
    }),
    none,
  ),
  downOrgEnrollEdit: put(
    'downOrgEnrollEdit',
    'enroll.downOrgEnroll.edit',
    z.object({ enrId, ...mended, reason: field.longText('修改原因', 200) }),
    none,
  ),
  downOrgEnrollDelete: del(
    'downOrgEnrollDelete/{enrId}/{idNo}',
    'enroll.downOrgEnroll.delete',
    z.object({ enrId, idNo: ofPerson.shape.idNo, reason: field.longText('删除原因', 200) }),
    none,
  ),
});
