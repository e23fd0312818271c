import { factsOf, membersOf, type Call } from '@tqc/contract/kit';
import type { z } from 'zod';

/** One way of asking a list. */
export interface Question {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What a question may look for: a row of the list, and numbers that lead to it. */
export interface Known {
  readonly row: Readonly<Record<string, unknown>>;
  readonly sealed: Readonly<Record<string, string>>;
  /** The place of whoever asks, as far as it is known. */
  readonly place: Readonly<Record<'prov' | 'city' | 'county', string>>;
}

const PAGE = new Set(['pageNo', 'pageSize', 'sort', 'exactTotal']);
/** Of a code list so many are asked for, from its beginning, its middle and its end. */
const OF_A_LIST = 3;
const NOBODY = '999999999999999';
/** Ranges of days, and of years of age. */
const RANGES = [
  ['one day', '2024-06-03', '2024-06-03'],
  ['a year', '2023-01-01', '2023-12-31'],
  ['none', '2031-01-01', '2031-12-31'],
  ['one age', 30, 30],
  ['a generation', 22, 45],
  ['no age', 99, 99],
] as const;

/**
 * Every order that a list takes over each of its tabs, and every filter over the whole of it, one
 * at a time; filters with a value that many have, one that few have and one that nobody has.
 */
export function questionsOf(call: Call, tabs: readonly Question[], known: Known): Question[] {
  const shape = membersOf(call.input);
  const sorts = 'sort' in shape ? ordersOf(call) : [];
  const filters = Object.entries(shape)
    .filter(([name]) => !PAGE.has(name))
    .flatMap(([name, schema]) => valuesOf(name, schema, shape, known));
  const pages = [
    { name: 'first page', input: {} },
    { name: '200 rows', input: { pageSize: 200 } },
    { name: 'row 90,000', input: { pageSize: 100, pageNo: 901 } },
  ];
  const orders = sorts.flatMap((name) =>
    ['asc', 'desc'].map((way) => ({
      name: `by ${name} ${way}`,
      input: { sort: `${name}.${way}` },
    })),
  );
  return tabs.flatMap((tab) =>
    [...pages, ...orders, ...(tab.name ? [] : filters)]
      .filter(({ input }) => Object.keys(input).every((name) => !(name in tab.input)))
      .map(({ name, input }) => ({
        name: tab.name ? `${tab.name}, ${name}` : name,
        input: { ...tab.input, ...input },
      })),
  );
}

/** The orders a list offers: those its own schema lets pass, of the fields of its row. */
function ordersOf({ input, output }: Call): string[] {
  const record = membersOf(output)['record'] as z.ZodArray<z.ZodType>;
  const names = [...Object.keys(membersOf(record.element)), ...Object.keys(membersOf(input))];
  const order = membersOf(input)['sort'];
  return [...new Set(names)].filter((name) => order?.safeParse(`${name}.asc`).success);
}

function valuesOf(
  name: string,
  schema: z.ZodType,
  shape: Readonly<Record<string, z.ZodType>>,
  { row, sealed, place }: Known,
): Question[] {
  const asked = (what: string, value: unknown): Question => ({
    name: `${name} ${what}`,
    input: { [name]: value },
  });
  const facts = factsOf(schema);
  const range = /^(.*)From$/.exec(name)?.[1];
  if (range !== undefined && `${range}To` in shape)
    return RANGES.filter(([, from]) => schema.safeParse(from).success).map(([what, from, to]) => ({
      name: `${range} ${what}`,
      input: { [`${range}From`]: from, [`${range}To`]: to },
    }));
  if (name.endsWith('To') && `${name.slice(0, -2)}From` in shape) return [];
  if (facts?.kind === 'area')
    return Object.entries(place).flatMap(([of, code]) =>
      of === name && code ? [asked('', code)] : [],
    );
  if (facts?.sealed)
    return [
      ...(sealed[name] ? [asked('of a row', sealed[name])] : []),
      ...(name === 'idNo' ? [asked('of nobody', '110105194912310029')] : []),
    ];
  if (name === 'statuses') return [];
  if (facts?.options) {
    const every = Math.max(1, Math.ceil(facts.options.length / OF_A_LIST));
    return facts.options
      .filter((_, at) => at % every === 0)
      .map(({ value, label }) => asked(label, value));
  }
  if (facts?.kind === 'flag') return [asked('yes', true), asked('no', false)];
  const mine = row[name];
  const values: (readonly [string, unknown])[] =
    name === 'name' && typeof mine === 'string'
      ? [
          ['of a row', mine],
          ['two letters', mine.slice(0, 2)],
          ['one letter', mine.slice(0, 1)],
          ['of nobody', '龘龘'],
        ]
      : [
          ['of a row', mine],
          ['a word', '大学'],
          ['of none', NOBODY],
          ['5', '5'],
          ['over', 'over'],
        ];
  return values.flatMap(([what, value]) =>
    value !== undefined && value !== null && schema.safeParse(value).success
      ? [asked(what, value)]
      : [],
  );
}
