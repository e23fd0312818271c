import { movableFields, MOST_SHIFT } from '@tqc/domain/cert';
import { defineDict } from '@tqc/domain/kit';
import { z } from 'zod';
import * as catalogue from '../generated/calls/cert';
import { calls, del, field, get, none, paged, pageOf, post, put } from '../kit';

const shift = (label: string) => field.count(label, -MOST_SHIFT, MOST_SHIFT);
const movable = defineDict<string>(
  'certificateField',
  movableFields.map(({ key, label }) => ({ value: key, label })),
);

/** How one printer is off, as its user measured it on a test page; tenths of a millimetre. */
export const PrintLayout = z.object({
  id: field.id('打印版式'),
  name: field.text('打印机名称', 30),
  dx: shift('整体右移（0.1毫米）'),
  dy: shift('整体下移（0.1毫米）'),
  offsets: z
    .array(z.object({ field: field.code('字段', movable), dx: shift('右移'), dy: shift('下移') }))
    .max(movableFields.length, '每个字段只能调整一次'),
  version: field.version(),
});
const { id, name, dx, dy, offsets } = PrintLayout.shape;
const written = { name, dx, dy, offsets };

/** 证书打印版式: of one person, for the printers beside their desk. */
export const printLayout = calls(catalogue.printLayout, {
  list: get('', 'cert.cert.print', paged({ name }, ['name']), pageOf(PrintLayout), {
    rowKey: 'id',
    audit: 'query',
  }),
  create: post('', 'cert.cert.print', z.object(written), z.object({ id }), { unique: ['name'] }),
  update: put('{id}', 'cert.cert.print', z.object({ id, ...written }), none, {
    unique: ['name'],
  }),
  remove: del('{id}', 'cert.cert.print', z.object({ id }), none),
});
