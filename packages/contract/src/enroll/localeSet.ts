import { teachGrade } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, crud, field, get, mayBeLeftOut, none, post, put } from '../kit';
import { ArrangedPoints, arrangementFields, arrangementWritten, severalPoints } from '../planning';

const school = z.object({ schoolId: field.id('学校'), schoolName: field.shown('学校名称') });

/** An arrangement of registration: which point works when, for which schools and stages. */
export const EnrollArrangement = z.object({
  lsId: field.id('安排编号'),
  obId: field.id('注册计划'),
  planName: field.shown('注册计划'),
  obtId: field.id('时间段'),
  slotName: field.shown('时间段'),
  orgId: field.id('注册机构'),
  orgName: field.shown('注册机构'),
  ...arrangementFields,
  /** Empty means all that hand in at the point. */
  schoolIds: field.list('关联学校', school.shape.schoolId, 200),
  schools: field.shown('关联学校'),
  grades: field.codes('可办学段', teachGrade),
  booked: field.count('已网报'),
});
const shape = EnrollArrangement.shape;
const { lsId, obId, obtId, pointId, pointName, status, planName, slotName } = shape;

const written = {
  obtId,
  ...arrangementWritten,
  schoolIds: shape.schoolIds.default([]),
  grades: shape.grades,
};

/** A point of the caller's organisation under one slot, with what is arranged there. */
const PointOfSlot = z.object({
  pointId,
  pointName,
  areaName: field.shown('所属地区'),
  lsId: lsId.nullable(),
  beginDate: shape.beginDate.nullable(),
  endDate: shape.endDate.nullable(),
  dayCapacity: shape.dayCapacity.nullable(),
  booked: shape.booked.nullable(),
  status: shape.status.nullable(),
});

/** A day on which a point works. */
const PointDay = z.object({
  day: field.date('日期'),
  slotName,
  amHours: shape.amHours,
  pmHours: shape.pmHours,
  dayCapacity: shape.dayCapacity,
});

/** A point that can be arranged, with the schools that hand in there. */
const PointToAdd = z.object({
  pointId,
  pointName,
  areaName: field.shown('所属地区'),
  confirmRange: field.shown('确认范围'),
  dayCapacity: field.count('每日容量').nullable(),
  grades: field.codes('可办学段', teachGrade).or(z.tuple([])),
  schools: z.array(school),
});

/** A slot of a plan that runs, in which points can be arranged. */
const SlotToArrange = z.object({
  obtId,
  obId,
  planName,
  slotName,
  confirmBegin: field.date('确认开始日期'),
  confirmEnd: field.date('确认结束日期'),
  dayLimit: field.count('每日限额').nullable(),
});

/** The calls of both views on the one set of records. */
const drafts = {
  ...crud(EnrollArrangement, {
    key: 'lsId',
    filters: {
      obId,
      obtId,
      pointId,
      pointName: pointName.max(60),
      confirmWay: shape.confirmWay,
      grade: field.code('可办学段', teachGrade),
      status,
    },
    sorts: ['lsId', 'beginDate', 'dayCapacity'],
    written,
  }),
  update: put(
    '{lsId}',
    'edit',
    z.object({
      lsId,
      status: status.optional(),
      ...mayBeLeftOut(z.object(written).omit({ obtId: true, pointId: true }).shape),
    }),
    none,
  ),
  /** Points with their arrangements under one slot; without one where nothing is arranged. */
  getLocaleDatas: get(
    'getLocaleDatas',
    'view',
    z.object({ obtId }),
    z.object({ slotName, planName, record: z.array(PointOfSlot) }),
  ),
  /** All arrangements of one point in a plan, day by day. */
  getLocaleSetData: get(
    'getLocaleSetData',
    'view',
    z.object({ obId, pointId }),
    z.object({ pointName, planName, record: z.array(PointDay) }),
  ),
  /** Points of the caller's organisation that do registration and have people. */
  orgAddLocalPoint: get(
    'orgAddLocalPoint',
    'view',
    z.object({}),
    z.object({ record: z.array(PointToAdd) }),
  ),
  /** Slots of the caller's running plans. */
  getCurrentOrgBatchEnrollTimes: get(
    'getCurrentOrgBatchEnrollTimes',
    'view',
    z.object({}),
    z.object({ record: z.array(SlotToArrange) }),
  ),
};

/** 注册确认点工作安排 */
export const localeSet = calls(catalogue.localeSet, {
  ...drafts,
  /** The same arrangement for several points at once; each point answers for itself. */
  batchAddLocaleSet: post(
    'batchAddLocaleSet/{orgIds}',
    'add',
    z.object({
      orgIds: severalPoints,
      ...z.object(written).omit({ pointId: true, schoolIds: true }).shape,
    }),
    ArrangedPoints,
  ),
});

/** 注册确认点现场工作: the same records, as the points of an organisation work on them. */
export const confirmWork = calls(catalogue.confirmWork, drafts);
