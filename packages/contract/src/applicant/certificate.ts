import { validation } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { del, field, get, mayBeLeftOut, none, paged, pageOf, put } from '../kit';
import { applicantLife, ofPerson } from './person';

interface Plan<F extends z.ZodRawShape, S extends z.ZodRawShape, E extends z.ZodRawShape> {
  /** What a certificate of this kind says. */
  readonly facts: F;
  /** What of it the list can be asked for. */
  readonly filters: S;
  /** What of it staff may correct, with a reason. */
  readonly edited: E;
}

const id = field.id('记录');
const state = field.status('核验结果', validation);

/**
 * The drafts of the calls of one kind of certificate of applicants: list, get, a change (checked
 * again at its source, checked by hand, corrected), and the kept answers given up.
 */
export function certificate<
  F extends z.ZodRawShape,
  S extends z.ZodRawShape,
  E extends z.ZodRawShape,
>({ facts, filters, edited }: Plan<F, S, E>) {
  const row = z.object({
    id,
    ...ofPerson,
    validation: state,
    ...facts,
    checkedAt: field.moment('核验时间').nullable(),
    checker: field.shown('核验人'),
    /** An outside source said so, and its answer is kept. */
    cached: z.boolean(),
    version: field.version(),
  });
  const detail = row.extend({ opinion: field.shown('核验意见'), life: applicantLife });
  const { ssoId, name, idNo, idRef } = ofPerson;
  return {
    row,
    list: get(
      '',
      'view',
      paged({ ssoId, name, idNo, validation: state, ...filters }, ['id', 'checkedAt']),
      pageOf(row),
      { rowKey: 'id', audit: 'query' },
    ),
    get: get('{id}', 'view', z.object({ id }), detail, { audit: 'view' }),
    /** `recheck` asks the source at once, `manual` takes a conclusion, `edit` corrects. */
    update: put(
      '{id}',
      'edit',
      z.object({
        id,
        action: z.enum(['recheck', 'manual', 'edit']),
        conclusion: field.code('核验结论', validation).optional(),
        opinion: field.longText('核验意见', 200).optional(),
        reason: field.longText('更正原因', 200).optional(),
        ...mayBeLeftOut(edited),
      }),
      none,
    ),
    removeCache: del('{ssoId}/{idRef}', 'cacheRemove', z.object({ ssoId, idRef }), none, {
      versioned: false,
    }),
  };
}
