import { filingType } from '@tqc/domain/dictionaries';
import { workKeys } from '@tqc/domain/register';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, del, field, get, none, paged, pageOf, post, put } from '../kit';
import {
  countFilters,
  registrationFilters,
  registrationReach,
  registrationSorts,
} from './registrationFilters';
import { RegistrationDetail, RegistrationRow } from './registrationRow';

const row = RegistrationRow.shape;
const { regId } = row;

/** 认定申请: finding and keeping */
export const registration = calls(catalogue.registration, {
  list: get('', 'view', paged(registrationFilters, registrationSorts), pageOf(RegistrationRow), {
    audit: 'query',
    rowKey: 'regId',
    mayLag: true,
    filing: { type: filingType.code('recognition'), fields: ['idNo'] },
    reach: registrationReach,
  }),
  /**
   * What waits in each state, what is due, and how each of the last 30 days went; `mine` asks for
   * what the caller's own organisation has to do, `works` what waits for it besides.
   */
  figures: get(
    'figures',
    'view',
    z.object({
      mine: registrationFilters.mine.default(false),
      works: field.flag('其他待办').default(false),
    }),
    z.object({
      waiting: z.array(z.object({ status: row.status, n: z.number() })),
      dueSoon: z.number(),
      overdue: z.number(),
      /** Filed and not taken in within its term: of one's own; nobody counts those of others. */
      acceptOverdue: z.number().nullable(),
      /** Of each kind that waits for the caller, as many as its list has; none unless asked for. */
      works: z.array(z.object({ kind: z.literal(workKeys), n: z.number().int() })),
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
    { background: true, mayLag: true },
  ),
  /**
   * How many of what a list is narrowed to stand in each state; `exact` is false, and nothing told,
   * where there are too many to be counted.
   */
  statusCounts: get(
    'statusCounts',
    'view',
    z.object(countFilters).partial(),
    z.object({
      exact: z.boolean(),
      record: z.array(z.object({ status: row.status, n: z.number().int() })),
    }),
    { background: true, mayLag: true, reach: registrationReach },
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
