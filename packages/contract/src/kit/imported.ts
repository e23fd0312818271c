import type { z } from 'zod';
import type { Call } from './call';

/** What a file of rows becomes. */
export interface Imported {
  /** The name that travels. */
  readonly target: string;
  /** Of one record, as a page calls it. */
  readonly title: string;
  /** One line of the file: heads, notes and choices of the template are those of its fields. */
  readonly row: z.ZodObject;
  /** The field that tells lines apart, and finds the record that is there already. */
  readonly key: string;
  /** The right that is asked for, as the call that has it names it. */
  readonly right: Pick<Call, 'permission' | 'title'>;
  /** One line as an example, in words. */
  readonly example: Readonly<Record<string, string>>;
}

/** Declares what a file of rows becomes; key and example are of the fields of its lines. */
export function imported<S extends z.ZodRawShape>({
  call: { permission, title },
  ...what
}: Pick<Imported, 'target' | 'title'> & {
  readonly call: Call;
  readonly row: z.ZodObject<S>;
  readonly key: keyof S & string;
  readonly example: { readonly [K in keyof S]: string };
}) {
  return { ...what, right: { permission, title } };
}
