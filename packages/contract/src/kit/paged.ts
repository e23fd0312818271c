import './zodSetup';
import { z } from 'zod';

/** Page sizes a list offers. */
export const PAGE_SIZES = [10, 30, 50, 100, 200] as const;

const LONGEST_ORDER = 60;

/** Input of a list: optional filters, page, size and one order of those the list offers. */
export function paged<
  F extends z.ZodRawShape,
  const S extends readonly string[] = readonly string[],
>(filters: F, sorts?: S) {
  const optional = z.object(filters).partial().shape;
  const orders = (sorts ?? []).flatMap((name) => [`${name}.asc`, `${name}.desc`]);
  return z.object({
    ...optional,
    pageNo: z.number().int().min(1).default(1),
    pageSize: z.literal([6, ...PAGE_SIZES]).default(10),
    sort: z
      .string()
      .max(LONGEST_ORDER)
      .refine((value) => orders.includes(value), { message: '不支持该排序方式' })
      .optional(),
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
