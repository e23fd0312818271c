import { factsOf, valueText, type FieldFacts } from '@tqc/contract/kit';
import type { Column } from '@tqc/ui/DataTable';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import type { SearchField, SearchValues } from '@tqc/ui/SearchForm';
import { StatusTag } from '@tqc/ui/StatusTag';
import type { z } from 'zod';
import { scans, storedIds } from './uploadFile';

type Tone = 'pending' | 'running' | 'good' | 'held' | 'bad';

/** No name of a person is longer; a longer `name` is that of a thing. */
const PERSON_NAME = 36;

const NUMERIC = new Set(['count', 'codes', 'list']);
const WIDTHS: Readonly<Record<string, number>> = {
  date: 116,
  dateTime: 150,
  count: 96,
  code: 120,
  flag: 72,
  idNo: 186,
  mobile: 126,
  certNo: 176,
  id: 170,
};
const YES_NO = [
  { value: 'true', label: '是' },
  { value: 'false', label: '否' },
];

/** What a value looks like as text. */
export function showValue(facts: FieldFacts | undefined, value: unknown): string {
  return valueText(facts, value) || '—';
}

/** A status as its coloured tag. */
export function StatusOf({
  facts,
  value,
}: {
  readonly facts: Pick<FieldFacts, 'options'> | undefined;
  readonly value: unknown;
}) {
  const option = facts?.options?.find((known) => known.value === value);
  return option ? (
    <StatusTag tone={(option.tone ?? 'pending') as Tone} label={option.label} />
  ) : (
    <>—</>
  );
}

/**
 * As wide as the widest word of a code list or as the kind of value needs, and never too narrow for
 * its own head.
 */
function widthOf(name: string, facts: FieldFacts | undefined, sortable: boolean): number {
  // Persons have short names, things long ones.
  if (name === 'name') return (facts?.max ?? 0) > PERSON_NAME ? 190 : 100;
  // Names of plans and offices begin alike: what tells them apart stands at the end.
  if (/^(cb|plan|provincePlan|org|point)Name$/.test(name)) return 200;
  const head = (facts?.label.length ?? 4) * 14 + (sortable ? 52 : 32);
  const longest = Math.max(0, ...(facts?.options?.map(({ label }) => label.length) ?? []));
  // A tag: small letters, its shape, its frame and the cell's own edges.
  if (facts?.kind === 'status') return Math.max(head, Math.min(220, longest * 12 + 68));
  if (facts?.kind === 'code') return Math.max(head, Math.min(230, Math.max(72, longest * 14 + 32)));
  return Math.max(head, WIDTHS[isFigure(facts) ? 'count' : (facts?.kind ?? '')] ?? 140);
}

/** Numbers, and texts that are numbers with their unit. */
const isFigure = (facts: FieldFacts | undefined) =>
  facts?.kind === 'count' || facts?.figure === true;

/** A column of a list from the field of its row. */
export function columnOf<R>(
  name: string,
  schema: z.ZodType | undefined,
  sortable: boolean,
): Column<R> {
  const facts = schema && factsOf(schema);
  const value = (row: R) => (row as Record<string, unknown>)[name];
  return {
    key: name,
    title: facts?.label ?? name,
    width: widthOf(name, facts, sortable),
    sortable,
    ...(name === 'name' ? { pinned: 'left' as const, whole: true } : {}),
    ellipsis: name !== 'name' && (facts?.kind === 'text' || facts?.kind === 'longText'),
    align: isFigure(facts) ? 'right' : 'left',
    tabular:
      isFigure(facts) ||
      NUMERIC.has(facts?.kind ?? '') ||
      ['idNo', 'mobile', 'certNo', 'id', 'date', 'dateTime'].includes(facts?.kind ?? ''),
    text: (row) => showValue(facts, value(row)),
    render: (row) =>
      facts?.kind === 'status' ? (
        <StatusOf facts={facts} value={value(row)} />
      ) : (
        showValue(facts, value(row))
      ),
  };
}

/** A search field from the field of the list's input. */
export function searchFieldOf(name: string, schema: z.ZodType | undefined): SearchField {
  const facts = schema && factsOf(schema);
  const base = { name, label: facts?.label ?? name };
  if (facts?.options)
    return {
      ...base,
      kind: 'dict',
      options: facts.options.map(({ value, label }) => ({ value: String(value), label })),
    };
  if (facts?.kind === 'flag') return { ...base, kind: 'dict', options: YES_NO };
  if (facts?.kind === 'date') return { ...base, kind: 'date' };
  return {
    ...base,
    kind: 'input',
    ...(facts?.max ? { maxLength: facts.max } : {}),
    ...(facts?.needed && { required: true }),
  };
}

/** What the search form holds, as the call takes it. */
export function searchInput(
  shape: Readonly<Record<string, z.ZodType>>,
  values: SearchValues,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '') continue;
    if (typeof value === 'object' && 'province' in value)
      Object.assign(input, {
        prov: value.province || undefined,
        city: value.city || undefined,
        county: value.county || undefined,
      });
    else if (Array.isArray(value))
      for (const [end, text] of [
        [`${name}From`, value[0]],
        [`${name}To`, value[1]],
      ] as const)
        input[end] = text ? typedValue(shape[end], String(text)) : undefined;
    else if (typeof value === 'object' && 'id' in value) input[name] = value.id;
    else input[name] = typedValue(shape[name], String(value));
  }
  return input;
}

/** Text of a control as the value its field takes. */
function typedValue(schema: z.ZodType | undefined, text: string): unknown {
  const facts = schema && factsOf(schema);
  if (facts?.kind === 'flag') return text === 'true';
  if (facts?.options)
    return facts.options.find(({ value }) => String(value) === text)?.value ?? text;
  // What is no number goes as it was typed: the server says so, instead of the filter being lost.
  return facts?.kind === 'count' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

/** A form field from the field of a call's input. */
export function formFieldOf(
  name: string,
  schema: z.ZodType | undefined,
  editing = false,
): FormField {
  const facts = schema && factsOf(schema);
  const rejects = (value: unknown) => schema !== undefined && !schema.safeParse(value).success;
  // A change may leave a field out, but what is shown for editing may not be emptied.
  const required = rejects('') && (editing ? rejects(null) : rejects(undefined));
  const base = { name, label: facts?.label ?? name, required };
  // What is not offered any more stays readable where a record that has it is changed.
  const options = (facts?.options ?? []).flatMap(({ value, label, off }) =>
    off && !editing ? [] : { value: String(value), label: off ? `${label}（已停用）` : label },
  );
  switch (facts?.kind) {
    case 'file':
    case 'files':
      // What is not brought is not sent: of a record that stands its files stay.
      return {
        ...base,
        required: rejects(undefined),
        ...scans,
        ...(facts.max === undefined ? {} : { maxCount: facts.max }),
      };
    case 'code':
    case 'status':
      return { ...base, kind: 'select', options };
    case 'codes':
      return { ...base, kind: 'multiSelect', options, wide: true };
    case 'date':
      return { ...base, kind: 'date' };
    case 'dateTime':
      return { ...base, kind: 'datetime' };
    case 'count':
      return { ...base, kind: 'number', ...boundsOf(facts.range) };
    case 'flag':
      return { ...base, kind: 'switch', required: false };
    case 'longText':
      return {
        ...base,
        kind: 'textarea',
        wide: true,
        ...(facts.max
          ? { maxLength: facts.max, maxLengthMessage: `${facts.label}最多输入${facts.max}字` }
          : {}),
      };
    default:
      return {
        ...base,
        kind: 'text',
        ...(facts?.max
          ? { maxLength: facts.max, maxLengthMessage: `${facts.label}最多输入${facts.max}字` }
          : {}),
      };
  }
}

/** The bounds that a person can be told; the largest number there is says nothing. */
function boundsOf(range: FieldFacts['range']): { min?: number; max?: number } {
  if (!range) return {};
  return range.max === Number.MAX_SAFE_INTEGER ? { min: range.min } : range;
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
const takes = (schema: z.ZodType | undefined, value: unknown) =>
  schema?.safeParse(value).success === true;

/** True of a control in which nothing stands, where the record may hold nothing. */
function isEmptied(schema: z.ZodType | undefined, value: unknown): boolean {
  return (value === undefined || isBlank(value)) && takes(schema, null);
}

/** True of a control that was emptied again, where the call takes no blank but does without. */
function isLeftOut(schema: z.ZodType | undefined, value: unknown): boolean {
  return isBlank(value) && takes(schema, undefined) && !takes(schema, '');
}

/** The files of a control by their numbers; left out where none was brought and none is needed. */
function filesInput(schema: z.ZodType | undefined, ids: readonly string[], many: boolean): unknown {
  if (ids.length === 0 && takes(schema, undefined)) return undefined;
  return many ? ids : (ids[0] ?? null);
}

/** What a form holds, as the call takes it. */
export function formInput(
  shape: Readonly<Record<string, z.ZodType>>,
  names: readonly string[],
  values: FormValues,
): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      const facts = shape[name] && factsOf(shape[name]);
      if (facts?.kind === 'file' || facts?.kind === 'files')
        return [name, filesInput(shape[name], storedIds(value), facts.kind === 'files')];
      if (isEmptied(shape[name], value)) return [name, null];
      if (isLeftOut(shape[name], value)) return [name, undefined];
      if (facts?.kind === 'codes' && Array.isArray(value))
        return [name, value.map((one) => typedValue(shape[name], String(one)))];
      if (facts?.kind === 'count')
        return [name, value === undefined || value === '' ? undefined : Number(value)];
      return [name, typeof value === 'string' ? typedValue(shape[name], value.trim()) : value];
    }),
  );
}

/**
 * A row as the controls of a form hold it: without its files, which stay unless others are brought,
 * and without numbers that are shown masked, which are never sent back so.
 */
export function formStart(
  shape: Readonly<Record<string, z.ZodType>>,
  names: readonly string[],
  row: Readonly<Record<string, unknown>>,
): FormValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = row[name];
      if (value === undefined || value === null) return [];
      const facts = shape[name] && factsOf(shape[name]);
      if (facts?.kind === 'file' || facts?.kind === 'files') return [];
      if (facts?.personal && String(value).includes('*')) return [];
      if (facts?.kind === 'codes' && Array.isArray(value)) return [[name, value.map(String)]];
      return [[name, facts?.options ? String(value) : value]];
    }),
  );
}
