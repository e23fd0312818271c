import type { FormField } from '@tqc/ui/FormDialog';
import type { NamedField } from '../../../kit/form/formFields';

/** What is asked with a decision, by what its row of the table needs. */
const ASKED = [
  ['complete', 'complete'],
  ['conditions', 'conditions'],
  ['reasons', 'reasons'],
  ['articles', 'articles'],
  ['missing', 'missing'],
  ['missing', 'missingText'],
  ['deadline', 'completeBefore'],
] as const;
type Field = (typeof ASKED)[number][1] | 'opinion';

interface Table {
  readonly keys: readonly string[];
  get(key: never): { readonly needs: readonly string[] };
}
const needsOf = (table: Table, key: unknown): readonly string[] =>
  table.keys.includes(String(key)) ? table.get(key as never).needs : [];

/** Fields that must be filled in where they are asked for. */
const FREE: readonly Field[] = ['missingText', 'articles'];

/** The fields of all decisions of a table: each is there when the chosen decision asks for it. */
export function decisionFields(table: Table): NamedField<Field>[] {
  const asked = ASKED.filter(([need]) =>
    table.keys.some((key) => needsOf(table, key).includes(need)),
  );
  return [
    ...asked.map(([need, name]): NamedField<Field> => ({
      of: name,
      change: (field): FormField => ({
        ...field,
        required: !FREE.includes(name),
        when: ({ decision, reasons }) =>
          needsOf(table, decision).includes(need) &&
          (name !== 'articles' || (Array.isArray(reasons) && reasons.includes(ETHICS))),
      }),
    })),
    // Drawn once, in the way the chosen decision wants it.
    ...[true, false].map((required): NamedField<Field> => ({
      of: 'opinion',
      change: (field) => ({
        ...field,
        required,
        when: ({ decision }) => needsOf(table, decision).includes('opinion') === required,
      }),
    })),
  ];
}
/** As a form holds the first reason: a breach of ethics. */
const ETHICS = '1';

/** The fields of one decision, for many records. */
export function fieldsOfDecision(table: Table, key: string): NamedField<Field>[] {
  const needs = needsOf(table, key);
  return [
    ...ASKED.filter(([need]) => needs.includes(need)).map(([, name]): NamedField<Field> => ({
      of: name,
      change: (field) => ({ ...field, required: !FREE.includes(name) }),
    })),
    { of: 'opinion', change: (field) => ({ ...field, required: needs.includes('opinion') }) },
  ];
}
