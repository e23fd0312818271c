import './zodSetup';
import { z } from 'zod';
import { wellFormed } from '../wire/wellFormed';
import { factsOf } from './field';
import { membersOf } from './members';

type Raw = string | readonly string[] | undefined;

interface Def {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
}

function defOf(schema: z.ZodType): Def {
  return schema.def as unknown as Def;
}

function base(schema: z.ZodType): z.ZodType {
  const { innerType, in: input } = defOf(schema);
  const inner = innerType ?? input;
  return inner ? base(inner) : schema;
}

function takesNumber(schema: z.ZodType): boolean {
  const def = defOf(base(schema));
  if (def.type === 'number') return true;
  if (def.type === 'literal') return (def.values ?? []).some((value) => typeof value === 'number');
  if (def.type === 'union') return (def.options ?? []).some(takesNumber);
  return false;
}

function readOne(schema: z.ZodType, text: string): unknown {
  if (defOf(base(schema)).type === 'boolean')
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
  // A code list may mix numbers and words: what stands in it as a word is one, of the rest what
  // reads back the same is a number.
  if (factsOf(schema)?.options?.some(({ value }) => value === text)) return text;
  return takesNumber(schema) && text !== '' && String(Number(text)) === text ? Number(text) : text;
}

/**
 * Reads the texts of a query string as the types the schema expects; what does not fit is left for
 * the schema to refuse.
 */
export function readQuery(
  schema: z.ZodType,
  raw: Readonly<Record<string, Raw>>,
): Record<string, unknown> {
  const shape = membersOf(schema);
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined) continue;
    const member = shape[name];
    const list = Array.isArray(value) ? (value as readonly string[]) : [value as string];
    if (!member) read[name] = value;
    else if (base(member) instanceof z.ZodArray) {
      const element = (base(member) as z.ZodArray<z.ZodType>).element;
      read[name] = list.map((text) => readOne(element, text));
    } else read[name] = list.length === 1 ? readOne(member, list[0] ?? '') : list;
  }
  return read;
}

/**
 * The one encoding of a value in an address, for what is signed and what is sent alike: browsers
 * turn an apostrophe of a query into %27 on their own, so everything but letters, digits and - . _
 * ~ is encoded here. Half a surrogate becomes U+FFFD.
 */
export function encodeValue(value: unknown): string {
  return encodeURIComponent(wellFormed(String(value))).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Writes an input as a query string; arrays repeat their name, undefined is left out. */
export function writeQuery(input: Readonly<Record<string, unknown>>): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null || one === '') continue;
      parts.push(`${encodeValue(name)}=${encodeValue(one)}`);
    }
  }
  return parts.join('&');
}
