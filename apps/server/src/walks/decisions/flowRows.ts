import type { Call } from '@tqc/contract/kit';
import type { Flow } from '@tqc/domain/kit';
import type { TestOrg } from '../../testing/server';
import { call, server } from '../stage';
import type { Columns, Decided, Machine, Missing } from './machine';

/** A record of a flow in a column of its own. */
export interface InFlow {
  readonly status: number;
}
export type Table = Pick<Machine, 'table' | 'key'>;

/** Records with the version each of them has now. */
async function chosen({ table, key }: Table, ids: readonly string[]) {
  const { rows } = await server.pool.query<{ id: string; version: number }>(
    `select ${key}::text as id, version from ${table} where ${key} = any($1)`,
    [ids],
  );
  return ids.map((id) => ({ id, version: rows.find((row) => row.id === id)?.version ?? 0 }));
}

interface Row<E extends string, S extends InFlow> {
  readonly name: E;
  readonly by: readonly TestOrg[];
  readonly one: Call;
  readonly input: Columns;
  readonly needs?: readonly Missing[];
  readonly more?: Partial<Decided<S>>;
}

/**
 * Rows of a flow, which are taken by calls for one record or for many; some of these name all
 * records in their path as well.
 */
export function rowsOf<E extends string>(
  at: Table,
  path: string,
  flow: Flow<E>,
  pathOfMany?: string,
) {
  const next = (name: E, status: number): Columns => ({ status: flow.next(name, status) });
  const draft = <S extends InFlow>({ name, by, one, needs = [], more = {} }: Row<E, S>) => ({
    name,
    by,
    rights: [one.permission],
    after: ({ status }: S) => next(name, status),
    needs,
    ...more,
  });
  return {
    one: <S extends InFlow>(row: Row<E, S>): Decided<S> => ({
      async send(org, id, left) {
        const [{ version } = { version: 0 }] = await chosen(at, [id]);
        return call(org, row.one, { input: { [path]: id, ...row.input, ...left }, version });
      },
      ...draft(row),
    }),
    many: <S extends InFlow>(row: Row<E, S>): Decided<S> => {
      const send = async (org: TestOrg, ids: readonly string[], left: Columns = {}) =>
        call(org, row.one, {
          input: {
            ...(pathOfMany === undefined ? {} : { [pathOfMany]: ids.join(',') }),
            records: await chosen(at, ids),
            ...row.input,
            ...left,
          },
        });
      return {
        ...draft(row),
        send: async (org, id, left) => send(org, [id], left),
        sendMany: async (org, ids) => send(org, ids),
      };
    },
  };
}

export const opinion = (sentence: string): Missing => ({
  need: 'opinion',
  said: { opinion: '' },
  field: 'opinion',
  sentence,
});
/** Puts a record into a state, asked for by somebody who decides none of them. */
export const standAt =
  ({ table, key }: Table, asker: string) =>
  (id: string, { status }: InFlow) =>
    server.pool.query(`update ${table} set status = $2, admin_id = $3 where ${key} = $1`, [
      id,
      status,
      asker,
    ]);
/** Whoever asked, as a column says, does not decide. */
export const handsOn = (
  { table, key }: Table,
  column = 'admin_id',
  sentence = '不能审批自己提交的申请',
): Pick<Decided<InFlow>, 'hands'> => ({
  hands: {
    set: (id, adminId) =>
      server.pool.query(`update ${table} set ${column} = $2 where ${key} = $1`, [id, adminId]),
    sentence,
  },
});
export const gone = <E extends string>(
  flow: Flow<E>,
  event: E,
): Pick<Decided<InFlow>, 'after'> => ({
  after: ({ status }) => {
    flow.next(event, status);
    return 'gone';
  },
});

export const RETURN = { decision: 'return', opinion: '请补充' };
export const WHY_RETURNED = [opinion('请输入退回的原因')];
