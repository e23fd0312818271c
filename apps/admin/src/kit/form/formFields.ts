import { type Call, type InputOf, membersOf } from '@tqc/contract/kit';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import type { Option } from '@tqc/ui/fields';
import type { z } from 'zod';
import { formFieldOf, formInput } from './fieldsOf';

/** A field of a call's input that differs in something from what the contract makes of it. */
export interface NamedField<N extends string = string> {
  readonly of: N;
  readonly change: (field: FormField) => FormField;
}

/**
 * What a form asks for: names of the call's input, the same with a difference, or fields of its
 * own.
 */
export type Wanted<C extends Call> =
  | (keyof InputOf<C> & string)
  | NamedField<keyof InputOf<C> & string>
  | FormField;

/** A field that differs in these from what the contract makes of it. */
export function differing<N extends string>(name: N, more: Partial<FormField>): NamedField<N> {
  // Only what its own kind of control knows is said of a field.
  return { of: name, change: (field) => ({ ...field, ...more }) as FormField };
}

/** A field that this form needs, though the call can do without. */
export function required<N extends string>(name: N): NamedField<N> {
  return differing(name, { required: true });
}

/**
 * A number or a file of a record that stands: neither is shown as it was entered, and what is not
 * given anew stays.
 */
export function stays<N extends string>(one: N | NamedField<N>): NamedField<N> {
  const { of, change } = typeof one === 'string' ? differing(one, {}) : one;
  return {
    of,
    change(field) {
      const drawn = change(field);
      const hint = drawn.kind === 'upload' ? '不更换的不用再上传' : '不改的留空';
      return { ...drawn, required: false, hint };
    },
  };
}

/**
 * A field whose value is one of these, such as the rows of another list (`useChoices`), or several
 * of them.
 */
export function choices<N extends string>(
  name: N,
  options: readonly Option[],
  {
    wide = false,
    many = false,
    search = false,
    none,
  }: {
    readonly wide?: boolean;
    readonly many?: boolean;
    /** So many of them that one types a part of the word. */
    readonly search?: boolean;
    /** Why there is nothing to choose, where there is not. */
    readonly none?: string;
  } = {},
): NamedField<N> {
  return {
    of: name,
    change: ({ name: own, label, required: needed = false }) => ({
      name: own,
      label,
      required: needed,
      kind: many ? 'multiSelect' : search ? 'searchSelect' : 'select',
      options,
      ...(wide ? { wide } : {}),
      ...(none !== undefined && options.length === 0 ? { hint: none } : {}),
    }),
  };
}

/**
 * The names whose values the form sends as they are; a field of its own is turned into input by the
 * screen.
 */
export function sentNames(fields: readonly (string | NamedField | FormField)[]): string[] {
  return fields.flatMap((one) => (typeof one === 'string' ? one : 'of' in one ? one.of : []));
}

/** The fields as the form draws them. */
export function drawnFields(
  fields: readonly (string | NamedField | FormField)[],
  shape: Readonly<Record<string, z.ZodType>>,
  editing: boolean,
): FormField[] {
  return fields.map((one) => {
    if (typeof one === 'string') return formFieldOf(one, shape[one], editing);
    return 'of' in one ? one.change(formFieldOf(one.of, shape[one.of], editing)) : one;
  });
}

/** Fields of another call's input, for a form whose own call takes them within something else. */
export function fieldsOf<C extends Call>(
  { input }: C,
  names: readonly (keyof InputOf<C> & string)[],
): FormField[] {
  return drawnFields(names, membersOf(input), false);
}

/** What those fields hold, as the other call takes it. */
export function valuesOf<C extends Call, N extends keyof InputOf<C> & string>(
  { input }: C,
  names: readonly N[],
  values: FormValues,
): Pick<InputOf<C>, N> {
  // Each value is typed by the field of its name; the schema has the last word.
  return formInput(membersOf(input), names, values) as Pick<InputOf<C>, N>;
}

/** The rows that a field of the kind `rows` holds. */
export function rowsOf(values: FormValues, name: string): readonly FormValues[] {
  const rows = values[name];
  // A field of this kind holds forms and nothing else.
  return Array.isArray(rows) ? (rows as readonly FormValues[]) : [];
}
