import { audience, certType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, crud, field, mayBeLeftOut, none, post, put } from '../kit';
import { ArrangedPoints, arrangementFields, arrangementWritten, severalPoints } from '../planning';

/** An arrangement: which confirmation point works when, and for whom. */
export const LocaleSet = z.object({
  lsId: field.id('安排编号'),
  obId: field.id('认定计划'),
  planName: field.shown('认定计划'),
  obtId: field.id('时间段'),
  slotName: field.shown('时间段'),
  ...arrangementFields,
  audience: field.codes('面向人员', audience),
  ctIds: field.codes('可办种类', certType),
  booked: field.count('已预约'),
});
const shape = LocaleSet.shape;
const { lsId, obId, obtId, pointName, confirmWay: way, status } = shape;

const written = {
  obtId,
  ...arrangementWritten,
  audience: shape.audience,
  ctIds: shape.ctIds,
};

/** 确认点工作安排 */
export const localeSet = calls(catalogue.localeSet, {
  ...crud(LocaleSet, {
    key: 'lsId',
    filters: { obId, obtId, pointName: pointName.max(60), confirmWay: way, status },
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
  /** The same arrangement for several points at once; each point answers for itself. */
  batchAddLocaleSet: post(
    'batchAddLocaleSet/{orgIds}',
    'add',
    z.object({ orgIds: severalPoints, ...z.object(written).omit({ pointId: true }).shape }),
    ArrangedPoints,
  ),
});
