import { z } from 'zod';
import { factsOf } from './field';

type Members = Readonly<Record<string, z.ZodType>>;

const known = new WeakMap<z.ZodType, Members>();

/**
 * The members of an object schema by name, also inside optional and default wrappers; any other
 * schema has none. A name of every object, as  `constructor`, is no member: what callers write is
 * looked up here. */
export function membersOf(schema: z.ZodType): Members {
  const before = known.get(schema);
  if (before) return before;
  const { innerType } = (schema as { def: { innerType?: z.ZodType } }).def;
  if (innerType) return membersOf(innerType);
  const made = Object.assign(
    Object.create(null),
    schema instanceof z.ZodObject ? schema.shape : {},
  ) as Members;
  known.set(schema, made);
  return made;
}

/** The names of a call's input that may not stand in an address. */
export function sealedOf(input: z.ZodType): ReadonlySet<string> {
  const before = sealed.get(input);
  if (before) return before;
  const made = new Set(
    Object.entries(membersOf(input))
      .filter(([, schema]) => factsOf(schema)?.sealed)
      .map(([name]) => name),
  );
  sealed.set(input, made);
  return made;
}

const sealed = new WeakMap<z.ZodType, ReadonlySet<string>>();
