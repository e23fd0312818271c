import { factsOf } from '@tqc/contract/kit';
import { z } from 'zod';
import type { Random } from '../../../apps/server/src/demo/random';
import { FITTING } from '../../../apps/server/src/walks/fitting';

/** Identifiers the product has shown, by the name of their field. */
export type Known = ReadonlyMap<string, readonly (string | number)[]>;

interface Def {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

/** An input of the shape a schema asks for, with identifiers that exist where some are known. */
export function drawInput(schema: z.ZodType, random: Random, known: Known, name = ''): unknown {
  const def = schema.def as unknown as Def;
  const inner = def.innerType ?? def.in;
  const options = factsOf(schema)?.options;
  if (def.type === 'optional' || def.type === 'default')
    return random.chance(0.5) || !inner ? undefined : drawInput(inner, random, known, name);
  if (def.type === 'nullable' && random.chance(0.3)) return null;
  if (schema instanceof z.ZodArray && options && options.length > 0)
    return [random.pick(options).value];
  if (schema instanceof z.ZodArray) {
    // The element is typed as zod's core knows it; every schema of the contract is a full one.
    const element = schema.element as z.ZodType;
    return Array.from({ length: random.between(1, 3) }, () =>
      drawInput(element, random, known, name),
    );
  }
  if (options && options.length > 0) return random.pick(options).value;
  if (inner) return drawInput(inner, random, known, name);
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.ZodType>)
        .map(([key, member]) => [key, drawInput(member, random, known, key)] as const)
        // What an optional field does not take is left out: the rest of the input shall reach the
        // handler.
        .filter(
          ([key, value]) =>
            value !== undefined &&
            (!isOptional(schema.shape[key]) || schema.shape[key].safeParse(value).success),
        ),
    );
  if (def.options) return drawInput(random.pick(def.options), random, known, name);
  if (def.values) return random.pick(def.values);
  if (def.entries) return random.pick(Object.values(def.entries));
  if (def.type === 'boolean') return random.chance(0.5);
  if (def.type === 'record') return { a: 1 };
  if (def.type === 'number') return drawNumber(schema, random, known, name);
  return drawText(schema, random, known, name);
}

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

function drawNumber(schema: z.ZodType, random: Random, known: Known, name: string): unknown {
  const candidates = [...(known.get(name) ?? []), 1, 2, 5, 2024, 100].filter(
    (value) => schema.safeParse(value).success,
  );
  return candidates.length > 0 ? random.pick(candidates) : 1;
}

function drawText(schema: z.ZodType, random: Random, known: Known, name: string): unknown {
  const seen = known.get(name) ?? [];
  const value = seen.length > 0 && random.chance(0.8) ? random.pick(seen) : undefined;
  if (value !== undefined && schema.safeParse(String(value)).success) return String(value);
  const fits = FITTING.filter((text) => schema.safeParse(text).success);
  return fits.length > 0 ? random.pick(fits) : '1';
}
