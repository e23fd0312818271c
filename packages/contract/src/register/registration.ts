import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, del, field, get, none, paged, pageOf, post, put } from '../kit';
import { registrationFilters, registrationSorts } from './registrationFilters';
import { RegistrationDetail, RegistrationRow } from './registrationRow';

const row = RegistrationRow.shape;
const { regId } = row;

/** 认定申请: finding and keeping */
export const registration = calls(catalogue.registration, {
  list: get('', 'view', paged(registrationFilters, registrationSorts), pageOf(RegistrationRow), {
    audit: 'query',
    rowKey: 'regId',
  }),
  /** What waits in each state, what is due, and how each of the last 30 days went. */
  figures: get(
    'figures',
    'view',
    z.object({}),
    z.object({
      waiting: z.array(z.object({ status: row.status, n: z.number() })),
      dueSoon: z.number(),
      overdue: z.number(),
      days: z.array(
        z.object({
          day: z.string(),
          filed: z.number(),
          confirmed: z.number(),
          decided: z.number(),
          issued: z.number(),
        }),
      ),
    }),
    { background: true },
  ),
  get: get('{regId}', 'view', z.object({ regId }), RegistrationDetail, { audit: 'view' }),
  getByIdNo: get(
    '{id}/{idno}',
    'view',
    z.object({ id: regId, idno: z.string().max(30) }),
    RegistrationDetail,
    { audit: 'view' },
  ),
  create: post(
    '',
    'add',
    z.object({ lsId: field.id('确认点安排'), person: z.record(z.string(), z.unknown()) }),
    z.object({ id: regId }),
  ),
  update: put(
    '{regId}',
    'edit',
    z.object({
      regId,
      action: z.literal(['edit', 'undelete']).default('edit'),
      address: z.string().max(100).optional(),
      postcode: z
        .string()
        .regex(/^\d{6}$/, '邮编应为6位数字')
        .optional(),
      email: z.string().max(60).optional(),
    }),
    none,
  ),
  remove: del(
    '{regId}',
    'delete',
    z.object({ regId, reason: field.longText('删除原因', 200) }),
    none,
  ),
  removeByIdNo: del(
    '{id}/{idNo}',
    'delete',
    z.object({ id: regId, idNo: z.string().max(30), reason: field.longText('删除原因', 200) }),
    none,
  ),
});
