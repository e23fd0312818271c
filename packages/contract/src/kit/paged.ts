import './zodSetup';
import { z } from 'zod';
import type { InputOf } from './call';

/** Page sizes a list offers. */
export const PAGE_SIZES = [10, 30, 50, 100, 200] as const;

const LONGEST_ORDER = 60;

/** An order of a list, as it travels: a field and which way. */
type Order<N extends string> = `${N}.asc` | `${N}.desc`;

type Ordered<O> = O extends `${infer N}.asc` ? N : never;

/** The fields a list call can be ordered by. */
export type SortOf<C> = InputOf<C> extends { sort?: infer O } ? Ordered<O> : never;

/** Input of a list: optional filters, page, size and one order of those the list offers. */
export function paged<
  F extends z.ZodRawShape,
  const S extends readonly string[] = readonly never[],
>(filters: F, sorts?: S) {
  const optional = z.object(filters).partial().shape;
  const orders = (sorts ?? []).flatMap((name) => [`${name}.asc`, `${name}.desc`]);
  const order = z
    .string()
    .max(LONGEST_ORDER)
    .refine((value) => orders.includes(value), { message: '不支持该排序方式' });
  return z.object({
    ...optional,
    pageNo: z.number().int().min(1).default(1),
    pageSize: z.literal([6, ...PAGE_SIZES]).default(10),
    // What passes is one of the orders of this list, so it has their type.
    sort: (order as unknown as z.ZodType<Order<S[number]>, Order<S[number]>>).optional(),
    /** Asks for the exact total of a large list, which may take a moment. */
    exactTotal: z.boolean().optional(),
  });
}

/** Answer of a list. `exact` is false when counting stopped at `total` rows. */
export function pageOf<R extends z.ZodType>(row: R) {
  return z.object({
    total: z.number().int(),
    exact: z.boolean().default(true),
    record: z.array(row),
  });
}

/** Answer of a call that only does something. */
export const none = z.null();

/** Row type of a list call. */
export type Row<C> = C extends { output: z.ZodType<infer O> }
  ? O extends { record: (infer R)[] }
    ? R
    : never
  : never;
