import { factsOf } from '@tqc/contract/kit';
import { DescriptionList, type DescriptionItem } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { detailItem } from './detailItem';
import { FileLink } from './FileLink';

type Values<S extends z.ZodObject> = { readonly [N in keyof S['shape']]: unknown };

export interface FieldSectionsProps<S extends z.ZodObject> {
  readonly schema: S;
  readonly record: Values<S>;
  /** The names of the fields by the titles above them. */
  readonly sections: Readonly<Record<string, readonly (keyof S['shape'] & string)[]>>;
  /** What stands after a value, such as the button that reveals a masked number. */
  readonly beside?: { readonly [N in keyof S['shape']]?: ReactNode };
}

/** Fields of a record in sections: in words, and files to be opened. */
export function FieldSections<S extends z.ZodObject>({
  schema,
  record,
  sections,
  beside,
}: FieldSectionsProps<S>) {
  const shape = schema.shape as Readonly<Record<string, z.ZodType>>;
  const values = record as Readonly<Record<string, unknown>>;
  const itemOf = (name: string): DescriptionItem => {
    const facts = shape[name] && factsOf(shape[name]);
    const { [name]: value } = values;
    if (facts?.kind === 'file' || facts?.kind === 'files')
      return filesItem(facts.label, value, String(values['name'] ?? ''));
    return detailItem(name, facts, value, beside?.[name]);
  };
  return Object.entries(sections).map(([title, names]) => (
    <SectionHeader key={title} title={title}>
      <DescriptionList columns="auto" items={names.map(itemOf)} />
    </SectionHeader>
  ));
}

/** Of these fields the ones that hold something: what is not there need not be read. */
export function filledOf<N extends string>(
  record: { readonly [K in N]: unknown },
  names: readonly N[],
): N[] {
  const isThere = (value: unknown) =>
    value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return names.filter((name) => isThere(record[name]));
}

function filesItem(label: string, value: unknown, of: string): DescriptionItem {
  // What a field of this kind holds are numbers of files.
  const ids = (Array.isArray(value) ? value : value === null ? [] : [value]) as readonly string[];
  const title = of === '' ? label : `${of}的${label}`;
  if (ids.length === 0) return { label, value: '—' };
  if (!Array.isArray(value))
    return { label, value: <FileLink label="查看" fileId={ids[0] ?? null} title={title} /> };
  const links = ids.map((id, at) => (
    <FileLink key={id} label={`${label}${at + 1}`} fileId={id} title={`${title}${at + 1}`} />
  ));
  return { label, value: links };
}
