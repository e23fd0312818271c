import { factsOf, type FieldFacts } from '@tqc/contract/kit';
import type { z } from 'zod';

/** What a field of a kind may hold; the first that its schema takes is the example. */
function candidates(facts: FieldFacts, serial: number): unknown[] {
  const { label, max = 20, options = [], example, range } = facts;
  const [first] = options;
  const text = `${label}${serial}`.slice(-max);
  return [
    example?.(serial),
    first?.value,
    [first?.value],
    text,
    String(100 + serial),
    10 * serial,
    serial,
    // Of a count between bounds, such as a year.
    range && range.min + (serial % (range.max - range.min + 1)),
    false,
    '2024-03-01',
    '2024-03-01 09:00',
    '08:30-11:30',
    '11',
    [],
    '00000000-0000-4000-8000-000000000001',
  ];
}

/** Kinds whose schema takes more than a person would find there. */
const BY_KIND: Readonly<Record<string, (serial: number) => unknown>> = {
  id: (serial) => String(100 + serial),
  dateTime: () => '2024-03-01T01:00:00Z',
  version: () => 1,
  date: () => '2024-03-01',
};

function exampleValue(name: string, schema: z.ZodType, serial: number): unknown {
  const facts = factsOf(schema);
  if (!facts) throw new Error(`${name} has no facts to make an example from`);
  const found = [BY_KIND[facts.kind]?.(serial), ...candidates(facts, serial)].find(
    (value) => value !== undefined && schema.safeParse(value).success,
  );
  if (found === undefined) throw new Error(`no example for ${name}: say what it holds`);
  return found;
}

/**
 * A row, or an input, as the contract describes it: every field holds something it may hold, other
 * serials hold other texts, numbers and keys. What matters is said; what a description does not
 * tell (fields that must fit each other) has to be.
 */
export function exampleRow<S extends z.ZodRawShape>(
  { shape }: z.ZodObject<S>,
  differing: Partial<z.output<z.ZodObject<S>>> = {},
  serial = 1,
): z.output<z.ZodObject<S>> {
  const made = Object.entries(shape as unknown as Record<string, z.ZodType>).map(
    ([name, schema]) => [name, name in differing ? undefined : exampleValue(name, schema, serial)],
  );
  // Each member was taken by the schema of its name.
  return { ...Object.fromEntries(made), ...differing } as z.output<z.ZodObject<S>>;
}
