import { factsOf, membersOf } from '@tqc/contract/kit';
import fc from 'fast-check';
import { z } from 'zod';
import { FITTING } from './fitting';
import { naughtyValues } from './naughty';

type Input = Readonly<Record<string, unknown>>;

interface Def {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

const STRANGE_NAMES: readonly string[] = ['superuser', 'constructor', 'orgId2', 'toString'];
/** Of so many changed members the rest still has a chance to be looked at. */
const MOST_CHANGED = 3;

/**
 * Inputs that begin as a right one: a few members hold something else of their kind, or
 * something that belongs nowhere, are missing, or were never asked for.
 */
export function hostileInput(schema: z.ZodType, right: Input): fc.Arbitrary<Input> {
  const members = membersOf(schema);
  const names = [...Object.keys(members), ...STRANGE_NAMES.slice(0, 1)];
  const valueOf = (name: string): fc.Arbitrary<unknown> => {
    const member = members[name];
    return member
      ? fc.oneof(
          { weight: 4, arbitrary: fittingOf(member) },
          { weight: 3, arbitrary: naughty },
          { weight: 1, arbitrary: fc.constant(undefined) },
        )
      : naughty;
  };
  const chosen = fc.uniqueArray(fc.constantFrom(...names, ...STRANGE_NAMES), {
    minLength: 1,
    maxLength: MOST_CHANGED,
  });
  return chosen.chain((changed) =>
    fc.tuple(...changed.map(valueOf)).map((values) => {
      const pairs = changed.map((name, at) => [name, values[at]] as const);
      return Object.fromEntries(
        [...Object.entries(right), ...pairs].filter(([, value]) => value !== undefined),
      );
    }),
  );
}

/** Our own list, and whatever letters and values there are. */
const naughty = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...naughtyValues) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** Something a schema takes, or nearly. */
function fittingOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  // The definition is typed as zod's core knows it; every schema of the contract is a full one.
  const def = schema.def as unknown as Def;
  const options = factsOf(schema)?.options ?? [];
  const inner = def.innerType ?? def.in;
  if (schema instanceof z.ZodArray) {
    const element = options.length > 0 ? codesOf(options) : fittingOf(schema.element as z.ZodType);
    return fc.array(element, { minLength: 1, maxLength: 3 });
  }
  if (options.length > 0) return codesOf(options);
  if (inner) return fittingOf(inner);
  if (schema instanceof z.ZodObject)
    return fc.record(
      Object.fromEntries(
        Object.entries(membersOf(schema)).map(([name, member]) => [name, fittingOf(member)]),
      ),
    );
  if (def.options) return fc.oneof(...def.options.map(fittingOf));
  if (def.values) return fc.constantFrom(...def.values);
  if (def.entries) return fc.constantFrom(...Object.values(def.entries));
  if (def.type === 'boolean') return fc.boolean();
  if (def.type === 'record') return fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue());
  if (def.type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.maxSafeInteger());
  const fits = FITTING.filter((text) => schema.safeParse(text).success);
  return fits.length > 0 ? fc.constantFrom(...fits) : fc.string({ maxLength: 8 });
}

const codesOf = (options: readonly { readonly value: unknown }[]) =>
  fc.constantFrom(...options.map(({ value }) => value));
