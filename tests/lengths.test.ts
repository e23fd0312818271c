import { allCalls } from '@tqc/contract/catalogue';
import { AccountItem, AffairItem, IntakeItem, SupplementItem } from '@tqc/contract/intake';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** What an input takes without saying how long, and why it may. */
const MAY_BE_ENDLESS: Readonly<Record<string, string>> = {
  'account.view.save.state{}': 'the whole state is at most 16,384 letters',
  'resource.exportRows.query{}': 'the strict input of the list that is asked judges it',
  'basic.baseOrgSchool.export.query{}': 'the strict input of the list that is asked judges it',
  'basic.baseOrg.exportOrg.query{}': 'the strict input of the list that is asked judges it',
  'basic.baseOrg.exportUniscOrg.query{}': 'the strict input of the list that is asked judges it',
  'resource.exporEnrollExcelData.query{}': 'the strict input of the list that is asked judges it',
  'resource.exporRegExcelData.query{}': 'the strict input of the list that is asked judges it',
  'register.registration.create.person{}': 'the call refuses whatever comes and keeps nothing',
};

/** What travels as one text inside a call and is parsed by its handler. */
const INSIDE: readonly (readonly [string, z.ZodType])[] = [
  ['intake.registration items', IntakeItem],
  ['intake.ssouser items', AccountItem],
  ['intake.affair items', AffairItem],
  ['intake.supplement items', SupplementItem],
];

/** The schema as zod built it, as far as lengths are concerned. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDefinition } }[];
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
}
interface CheckDefinition {
  readonly check: string;
  readonly format?: string;
  readonly pattern?: RegExp;
}

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/**
 * A pattern holds the whole text to an end when it is anchored and repeats nothing without a most.
 */
const ends = ({ source }: RegExp) =>
  source.startsWith('^') &&
  source.endsWith('$') &&
  !/[*+]|\{\d+,\}/.test(source.replaceAll(/\\.|\[[^\]]*\]/g, ''));

function hasMost({ format, checks = [] }: Definition): boolean {
  return (
    format === 'uuid' ||
    checks.some(
      ({ _zod: { def } }) =>
        def.check === 'max_length' ||
        def.check === 'length_equals' ||
        (def.pattern !== undefined && ends(def.pattern)),
    )
  );
}

/** The places of a schema where a text, or a list, of any length would be taken. */
function endless(schema: z.ZodType, at: string): string[] {
  const definition = definitionOf(schema);
  const {
    type,
    innerType,
    element,
    options = [],
    keyType,
    valueType,
    shape,
    catchall,
  } = definition;
  switch (type) {
    case 'string':
      return hasMost(definition) ? [] : [at];
    case 'array':
      return [
        ...(hasMost(definition) ? [] : [`${at}[]`]),
        ...endless(element as z.ZodType, `${at}[]`),
      ];
    case 'object':
      return [
        ...Object.entries(shape ?? {}).flatMap(([name, member]) =>
          endless(member, `${at}.${name}`),
        ),
        ...(catchall ? endless(catchall, `${at}.*`) : []),
      ];
    case 'record':
      return [keyType, valueType].flatMap((one) => endless(one as z.ZodType, `${at}{}`));
    case 'union':
      return options.flatMap((one) => endless(one, at));
    case 'pipe':
      return endless(definition.in as z.ZodType, at);
    case 'unknown':
    case 'any':
      return [at];
    default:
      return innerType ? endless(innerType, at) : [];
  }
}

test('所有接口的入参：没有一处文字或列表可以无限长', () => {
  expect(allCalls.length).toBeGreaterThan(100);
  const found = [...allCalls.map(({ id, input }) => [id, input] as const), ...INSIDE].flatMap(
    ([id, schema]) => endless(schema, id),
  );
  expect(found.filter((at) => !(at in MAY_BE_ENDLESS))).toEqual([]);
  expect(Object.keys(MAY_BE_ENDLESS).filter((at) => !found.includes(at))).toEqual([]);
});

test('检查自己看得见：没有上限的文字、列表、字典和对象里的文字都会被找出来', () => {
  const open = z.object({
    text: z.string().trim().min(1),
    list: z.array(z.string().max(5)),
    word: z.string().regex(/^[a-z]+$/),
    half: z.string().regex(/\d{4}/),
    inner: z.array(z.object({ one: z.string().nullable().default(null) })).max(3),
    fine: z.array(z.string().regex(/^\d{1,16}(,[+*]){0,9}$/)).max(3),
    loose: z.record(z.string().max(3), z.unknown()),
  });
  expect(endless(open, 'x')).toEqual([
    'x.text',
    'x.list[]',
    'x.word',
    'x.half',
    'x.inner[].one',
    'x.loose{}',
  ]);
});
