import { z } from 'zod';
import { del, get, post, put } from './call';
import { mayBeLeftOut } from './leftOut';
import { none, paged, pageOf } from './paged';

/** What a plain resource has besides its row. */
interface CrudPlan<
  K extends string,
  F extends z.ZodRawShape,
  W extends z.ZodRawShape,
  S extends readonly string[],
> {
  /** The field of the row that tells rows apart; it stands in the paths. */
  readonly key: K;
  /** What the list can be asked for. */
  readonly filters: F;
  /** Fields of the row that the list can be ordered by. */
  readonly sorts: S;
  /** What a person enters; a change may name some of it. */
  readonly written: W;
  /** Fields of which no two records have the same value; a list of them taken together. */
  readonly unique?: readonly ((keyof W & string) | readonly (keyof W & string)[])[];
  /** Fields that name a record of another plain resource, by its id in the catalogue. */
  readonly references?: { readonly [N in keyof W & string]?: string };
  /** Values that fit each other, for the tests of all plain resources, where a guess would not. */
  readonly example?: { readonly [N in keyof W & string]?: z.input<W[N]> };
}

/**
 * The drafts of the five calls of a plain table: list, get, create, update, remove, with the rights
 * view, add, edit and delete. Names of key and sorts are fields of the row. What is particular is
 * written after the spread. A resource that keeps all five is tried by the tests of all plain
 * resources (`plainResources`) and shows no person: its reads leave no row in the audit.
 */
export function crud<
  R extends z.ZodObject,
  K extends keyof R['shape'] & string,
  F extends z.ZodRawShape,
  W extends z.ZodRawShape,
  const S extends readonly (keyof R['shape'] & string)[],
>(
  row: R,
  {
    key,
    filters,
    sorts,
    written,
    unique = [],
    references = {},
    example = {},
  }: CrudPlan<K, F, W, S>,
) {
  // A computed name widens to string: the object has exactly the one member.
  const id = { [key]: row.shape[key] } as { [P in K]: R['shape'][P] };
  const one = z.object(id);
  const changed = z.object({ ...id, ...mayBeLeftOut(written) });
  return {
    list: get('', 'view', paged(filters, sorts), pageOf(row), { plain: 'list', rowKey: key }),
    get: get(`{${key}}`, 'view', one, row, { plain: 'get' }),
    create: post('', 'add', z.object(written), z.object({ id: id[key] }), {
      plain: 'create',
      unique,
      references,
      example,
    }),
    update: put(`{${key}}`, 'edit', changed, none, { plain: 'update', unique, references }),
    remove: del(`{${key}}`, 'delete', one, none, { plain: 'remove' }),
  };
}

/**
 * The draft of the call that reads every row of a resource at once, for whoever keeps a copy. Only
 * for lists that stay short.
 */
export function everyRow<R extends z.ZodObject>(row: R) {
  return get('getData', 'view', z.object({}), z.object({ record: z.array(row) }));
}

/**
 * The draft of the call that tells what can be chosen of a resource: some fields of the rows that
 * are in use, in their order.
 */
export function choices<R extends z.ZodObject>(picked: R) {
  return get('queryKV', 'view', z.object({}), z.object({ record: z.array(picked) }));
}
