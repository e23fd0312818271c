import { z } from 'zod';
import * as catalogue from '../generated/calls/account';
import { calls, del, field, get, none, post } from '../kit';

/** A saved view of one screen: filters, order and columns that differ from the default. */
export const SavedView = z.object({
  id: field.id('视图编号'),
  screen: z.string().max(60),
  name: field.text('视图名称', 30),
  shared: field.flag('本机构共享'),
  own: z.boolean(),
  state: z.record(z.string(), z.unknown()),
});
const { id, screen, name } = SavedView.shape;
const MOST_BYTES = 16_384;
const sizeOf = (given: object) => new TextEncoder().encode(JSON.stringify(given)).length;
/** Filters, order and columns take a few hundred letters; more is something else. */
const state = SavedView.shape.state.refine((given) => sizeOf(given) <= MOST_BYTES, {
  message: '视图内容过多，请减少筛选条件或列后再保存',
});

/** 保存的视图 */
export const view = calls(catalogue.view, {
  list: get('', 'signedIn', z.object({ screen }), z.object({ record: z.array(SavedView) })),
  save: post(
    '',
    'signedIn',
    z.object({ screen, name, shared: z.boolean().default(false), state }),
    z.object({ id }),
  ),
  remove: del('{id}', 'signedIn', z.object({ id }), none, { versioned: false }),
});
