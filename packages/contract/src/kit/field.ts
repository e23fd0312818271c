import {
  foldDigits,
  foldNumber,
  normalCreditCode,
  normalIdNo,
  normalMobile,
  normalName,
  plainLine,
} from '@tqc/domain/shared';
import './zodSetup';
import { z } from 'zod';

/** What a field is: it decides the input, the cell and the wording everywhere. */
export type FieldKind =
  | 'id'
  | 'text'
  | 'longText'
  | 'code'
  | 'codes'
  | 'status'
  | 'date'
  | 'dateTime'
  | 'count'
  | 'flag'
  | 'file'
  | 'files'
  | 'idNo'
  | 'mobile'
  | 'certNo'
  | 'version'
  | 'area'
  | 'list'
  | 'object';

/** One entry of a code list: the value that travels and the word that is shown. */
export interface CodeOption {
  readonly value: number | string;
  readonly label: string;
  readonly tone?: string | undefined;
  /** Is not offered any more; what has it keeps it. */
  readonly off?: boolean | undefined;
}

/** What a flag is called when it is set, and when it is not. */
export interface FlagWords {
  readonly yes: string;
  readonly no: string;
}

/** What the screens and the server know of a field besides its type. */
export interface FieldFacts {
  readonly label: string;
  readonly kind: FieldKind;
  /** Of text the most letters, of files the most of them. */
  readonly max?: number;
  /** Of a whole number: the smallest and the largest there may be. */
  readonly range?: { readonly min: number; readonly max: number };
  readonly options?: readonly CodeOption[];
  /** A filter without which its list is not asked: what it is asked for is on record. */
  readonly needed?: boolean;
  /** A text that is a figure with its unit: it stands right, as figures do. */
  readonly figure?: boolean;
  /** Of a flag: its words, where they are not 是 and 否. */
  readonly words?: FlagWords;
  /** A value that may stand neither in an address nor in a log: it travels sealed in queries. */
  readonly sealed?: boolean;
  /** The value is personal: masked in answers and in the audit. */
  readonly personal?: boolean;
  /** A right value, where its pattern does not let one be guessed; another one a serial. */
  readonly example?: (serial: number) => string;
}

/** A list of codes as the domain defines them (defineStatus, defineDict). */
export interface CodeList<V extends number | string = number | string> {
  readonly options: readonly CodeOption[];
  readonly codes: readonly V[];
}

const facts = z.registry<FieldFacts>();

/** The facts of a field, looked up through optional, nullable, default and alternative wrappers. */
export function factsOf(schema: z.ZodType): FieldFacts | undefined {
  const own = facts.get(schema);
  if (own) return own;
  const { innerType, options } = (
    schema as { def: { innerType?: z.ZodType; options?: readonly z.ZodType[] } }
  ).def;
  if (innerType) return factsOf(innerType);
  return options?.map(factsOf).find((found) => found !== undefined);
}

function mark<S extends z.ZodType>(schema: S, what: FieldFacts): S {
  facts.add(schema, what);
  return schema;
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MINUTE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Digits that fit the numbers of the database, or a UUID: letters where it holds a number would be
 * an error of the server.
 */
const ID = /^(\d{1,16}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/;

/** No code that is a word has more letters, and no field takes more codes at once. */
const LONGEST_CODE = 40;
const MOST_CODES = 60;

/**
 * Numbers or texts, whatever the single codes are: rows come from the database, which knows no
 * more.
 */
type Wide<V> = V extends number ? number : string;

function codeSchema<V extends number | string>(
  list: CodeList<V>,
  label: string,
): z.ZodType<Wide<V>, Wide<V>> {
  const allowed = new Set<number | string>(list.codes);
  const schema = z
    .union([z.number(), z.string().max(LONGEST_CODE)], { error: `请选择${label}` })
    .refine((value) => allowed.has(value), { message: `请选择${label}` });
  // What passes is one of the codes, so it has their type: a list of numbers gives a number, not a
  // number or a text.
  return schema as unknown as z.ZodType<Wide<V>, Wide<V>>;
}

function line(
  label: string,
  max: number,
  fold: (text: string) => string,
  more?: Pick<FieldFacts, 'needed'>,
) {
  return mark(
    z
      .string({ error: `请输入${label}` })
      .overwrite(fold)
      .min(1, `请输入${label}`)
      .max(max, `${label}最多输入${max}字`),
    { label, kind: 'text', max, ...more },
  );
}

/**
 * The vocabulary of fields. Each says name, kind and limit once; input, output, form, column and
 * search read it from here.
 */
export const field = {
  /** An identifier: up to 16 digits or a UUID as text on the wire, whatever the database holds. */
  id: (label: string) =>
    mark(
      z.coerce
        .string()
        .overwrite(foldDigits)
        .regex(ID, `${label}不正确，请核对是否多写、少写或含有其他字符`),
      { label, kind: 'id' },
    ),
  /**
   * An identifier that people gave: letters, digits and hyphens, such as the number of a subject.
   */
  word: (label: string) =>
    mark(
      z.coerce
        .string()
        .overwrite(foldNumber)
        .regex(/^[0-9A-Za-z-]{1,36}$/, `${label}不正确`),
      { label, kind: 'id' },
    ),
  /** One line of text, 1 to `max` characters after trimming. */
  text: (label: string, max: number) => line(label, max, plainLine),
  /** What somebody beyond one's own is looked up for: nothing is found without it. */
  purpose: () => line('查询用途', 100, plainLine, { needed: true }),
  /** The name of a person, 1 to `max` characters; found however its dot and blanks are written. */
  personName: (label: string, max: number) => line(label, max, normalName),
  /** One line of a fixed shape; where it is another one, `says` tells what to write. */
  shaped: (
    label: string,
    shape: { max: number; pattern: RegExp; says: string; example: (serial: number) => string },
  ) =>
    mark(
      z
        .string({ error: `请输入${label}` })
        .overwrite(foldNumber)
        .min(1, `请输入${label}`)
        .max(shape.max, `${label}最多输入${shape.max}字`)
        .regex(shape.pattern, shape.says),
      { label, kind: 'text', max: shape.max, example: shape.example },
    ),
  creditCode: (label: string) => line(label, 18, normalCreditCode),
  /** Several lines of text, 1 to `max` characters. */
  longText: (label: string, max: number) =>
    mark(
      z
        .string({ error: `请输入${label}` })
        .trim()
        .min(1, `请输入${label}`)
        .max(max, `${label}最多输入${max}字`),
      { label, kind: 'longText', max },
    ),
  /** One value of a code list. */
  code: <V extends number | string>(label: string, list: CodeList<V>) =>
    mark(codeSchema(list, label), { label, kind: 'code', options: list.options }),
  /** Several values of a code list, at least one. */
  codes: <V extends number | string>(label: string, list: CodeList<V>) =>
    mark(
      z
        .array(codeSchema(list, label))
        .min(1, `请选择${label}`)
        .max(MOST_CODES, `${label}最多${MOST_CODES}项`),
      { label, kind: 'codes', options: list.options },
    ),
  /** A status: a code shown as a coloured tag. */
  status: <V extends number | string>(label: string, list: CodeList<V>) =>
    mark(codeSchema(list, label), { label, kind: 'status', options: list.options }),
  /** A calendar day, YYYY-MM-DD, in China. */
  date: (label: string) =>
    mark(z.string({ error: `请选择${label}` }).regex(DATE, `请选择${label}`), {
      label,
      kind: 'date',
    }),
  /** A minute entered by a person, YYYY-MM-DD HH:mm, in China. */
  minute: (label: string) =>
    mark(z.string({ error: `请选择${label}` }).regex(MINUTE, `请选择${label}`), {
      label,
      kind: 'dateTime',
    }),
  /** A moment written by the server, ISO 8601 in UTC. */
  moment: (label: string) => mark(z.string(), { label, kind: 'dateTime' }),
  /** A whole number from `min` to `max`. */
  count: (label: string, min = 0, max = Number.MAX_SAFE_INTEGER) =>
    mark(
      z
        .number({ error: `请输入${label}` })
        .int(`${label}应为整数`)
        .min(min, `${label}不能小于${min}`)
        .max(max, `${label}不能大于${max}`),
      { label, kind: 'count', range: { min, max } },
    ),
  flag: (label: string, words?: FlagWords) =>
    mark(z.boolean({ error: `请选择${label}` }), { label, kind: 'flag', ...(words && { words }) }),
  file: (label: string) => mark(z.uuid(`请上传${label}`), { label, kind: 'file' }),
  files: (label: string, max: number) =>
    mark(z.array(z.uuid()).max(max, `${label}最多${max}个`), { label, kind: 'files', max }),
  /** An ID number: masked in answers, sealed in queries. The format is the domain's business. */
  idNo: (label = '证件号码') =>
    mark(z.string().overwrite(normalIdNo).min(1, `请输入${label}`).max(30), {
      label,
      kind: 'idNo',
      sealed: true,
      personal: true,
    }),
  /** A mobile number: masked in answers, sealed in queries. */
  mobile: (label = '手机号码') =>
    mark(z.string().overwrite(normalMobile).min(1, `请输入${label}`).max(20), {
      label,
      kind: 'mobile',
      sealed: true,
      personal: true,
    }),
  /** A certificate number: sealed in queries, because it leads to a person. */
  certNo: (label = '证书号码') =>
    mark(z.string().overwrite(foldDigits).max(20), { label, kind: 'certNo', sealed: true }),
  /** Stands for the number of a person; like the number it is sealed in queries. */
  personRef: (label: string) =>
    mark(z.string().min(1).max(60), { label, kind: 'id', sealed: true }),
  /** A running number issued by the system, as text. */
  serial: (label: string) => mark(z.string().overwrite(foldNumber).max(40), { label, kind: 'id' }),
  /** A division code of 2, 4 or 6 digits. */
  area: (label: string) =>
    mark(z.string().regex(/^\d{2}(\d{2}){0,2}$/, `请选择${label}`), { label, kind: 'area' }),
  /** The version of a record: every change asks for the one that was read. */
  version: () => mark(z.number().int(), { label: '版本', kind: 'version' }),
  /** Several records by their numbers, at least one. */
  ids: (label: string, max: number) =>
    mark(
      z
        .array(z.string().regex(ID, `${label}不正确，请重新选择`))
        .min(1, `请选择${label}`)
        .max(max, `${label}最多${max}项`),
      { label, kind: 'list' },
    ),
  list: <S extends z.ZodType>(label: string, item: S, max: number) =>
    mark(z.array(item).max(max, `${label}最多${max}项`), { label, kind: 'list' }),
  object: <S extends z.ZodType>(label: string, shape: S) => mark(shape, { label, kind: 'object' }),
  /** A reference shown by name: read only, never entered. */
  shown: (label: string) => mark(z.string(), { label, kind: 'text' }),
  /** A figure with its unit, as a percentage: read only. */
  figure: (label: string) => mark(z.string(), { label, kind: 'text', figure: true }),
};
