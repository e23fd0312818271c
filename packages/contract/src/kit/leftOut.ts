import { z } from 'zod';

type Given<T> = T extends z.ZodDefault<infer I> ? I : T;
type LeftOut<S extends z.ZodRawShape> = { [K in keyof S]: z.ZodOptional<Given<S[K]>> };

/**
 * The fields of a change: each may be left out, and what is left out stays as it is. A default is
 * for adding; in a change it would wipe what nobody sent.
 */
export function mayBeLeftOut<S extends z.ZodRawShape>(shape: S): LeftOut<S> {
  // The compiler does not follow a shape through its entries: names stay, each schema loses its
  // default and becomes optional.
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      z.optional(schema instanceof z.ZodDefault ? schema.unwrap() : schema),
    ]),
  ) as LeftOut<S>;
}
