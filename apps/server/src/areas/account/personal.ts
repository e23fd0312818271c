import { personal, session, view } from '@tqc/contract/account';
import { withoutSealed } from '@tqc/contract/kit';
import { headers } from '@tqc/contract/wire';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { newId } from '../../kit/newId';
import { placeOf } from '../../kit/personal';
import { systemQueriesOn, type Db } from '../../kit/scope';
import { serve, withAhead } from '../../kit/serve';
import {
  mobileOf,
  openChange,
  provePassword,
  requireProof,
  SAME_PASSWORD,
  setPassword,
} from '../../kit/session';
import { agentWords } from './agentWords';

/** What can be seen in full: sealed columns, and those that are masked in answers alone. */
const REVEALED = {
  registration: {
    key: 'reg_id',
    sealed: ['idNo', 'mobile'],
    plain: ['household', 'residence', 'address'],
  },
  cert: { key: 'cert_id', sealed: ['idNo'], plain: [] },
  limitation: { key: 'limit_id', sealed: ['idNo'], plain: [] },
  applicant: { key: 'sso_id', sealed: ['idNo', 'mobile'], plain: ['household'] },
} as const;
/** Views one person keeps of one list: more than a menu can show. */
const VIEWS_OF_A_LIST = 50;
/** Over all lists: what a list is called is the caller's to say. */
const VIEWS_OF_A_PERSON = 300;

export const personalRoutes = serve(personal, {
  changePassword: withAhead(
    async ({ app, who, input, now, request }) => {
      const stamp = request.headers[headers.stamp] ?? '';
      const open = (label: 'oldPwd' | 'newPwd') => {
        try {
          return openChange(who.keys, label, stamp, input[label]);
        } catch {
          throw new ApiFailure(400);
        }
      };
      const [before, after] = [open('oldPwd'), open('newPwd')];
      // Nobody needs a derivation to say so.
      if (before.h.equals(after.h)) throw new ApiFailure(422, SAME_PASSWORD);
      return { after, proof: await provePassword({ app, who, now, request }, before.h, 'oldPwd') };
    },
    async ({ db, app, who, now }, { after, proof }) => {
      await requireProof(db, proof);
      const { admin } = proof;
      await setPassword(
        systemQueriesOn(db),
        app.auth.keys.pepper,
        {
          adminId: who.adminId,
          account: admin.account,
          words: [admin.name, mobileOf(app.personal, admin)],
        },
        after.h,
        after.text,
        now,
      );
      return null;
    },
  ),
  reveal: async ({ db, app, input: { table, id, field, reason }, note }) => {
    const { key, sealed, plain } = REVEALED[table];
    const isSealed = sealed.some((one) => one === field);
    if (!isSealed && !plain.some((one) => one === field)) throw new ApiFailure(400);
    const column = field === 'idNo' ? 'id_no' : field;
    const { rows } = await sql<{ value: Buffer | string }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(
      db,
    );
    const found = rows[0];
    if (!found) throw outOfReach();
    note({ obj: `${table}/${id}`, detail: { field, reason } });
    const { value } = found;
    return {
      value: Buffer.isBuffer(value) ? app.personal.open(placeOf(table, column, id), value) : value,
    };
  },
});

export const sessionRoutes = serve(session, {
  list: async ({ db, who }) => {
    const rows = await db
      .selectFrom('session')
      .select(['sid', 'address', 'agent', 'createdAt', 'seenAt'])
      .where('adminId', '=', who.adminId)
      .where('endCode', 'is', null)
      .orderBy('createdAt', 'desc')
      .execute();
    return {
      total: rows.length,
      record: rows.map((row) => ({
        ...row,
        agent: agentWords(row.agent),
        current: row.sid === who.sid,
      })),
    };
  },
  endOthers: async ({ db, who, now }) => {
    await db
      .updateTable('session')
      .set({ endCode: 410, endedAt: now.toISOString() })
      .where('adminId', '=', who.adminId)
      .where('sid', '<>', who.sid)
      .where('endCode', 'is', null)
      .execute();
    return null;
  },
  end: async ({ db, who, input, now }) => {
    const { numUpdatedRows } = await db
      .updateTable('session')
      .set({ endCode: 410, endedAt: now.toISOString() })
      .where('adminId', '=', who.adminId)
      .where('sid', '=', input.sid)
      .where('endCode', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw outOfReach();
    return null;
  },
});

export const viewRoutes = serve(view, {
  list: async ({ db, who, input }) => {
    const rows = await db
      .selectFrom('savedView')
      .selectAll()
      .where('screen', '=', input.screen)
      .where((is) =>
        is.or([
          is('adminId', '=', who.adminId),
          is.and([is('orgId', '=', who.orgId), is('shared', '=', true)]),
        ]),
      )
      .orderBy('name')
      .execute();
    return {
      record: rows.map(({ viewId, adminId, screen, name, shared, state }) => ({
        id: viewId,
        screen,
        name,
        shared,
        own: adminId === who.adminId,
        state: openState(state as Record<string, unknown>),
      })),
    };
  },
  save: async ({ db, who, input }) => {
    await requireRoom(db, who.adminId, input);
    const row = {
      viewId: newId(),
      adminId: who.adminId,
      orgId: who.orgId,
      ...input,
      state: JSON.stringify(openState(input.state)),
    };
    const { viewId } = await db
      .insertInto('savedView')
      .values(row)
      .onConflict((clash) =>
        clash
          .columns(['adminId', 'screen', 'name'])
          .doUpdateSet({ orgId: row.orgId, shared: row.shared, state: row.state }),
      )
      .returning('viewId')
      .executeTakeFirstOrThrow();
    return { id: viewId };
  },
  remove: async ({ db, who, input }) => {
    const { numDeletedRows } = await db
      .deleteFrom('savedView')
      .where('viewId', '=', input.id)
      .where('adminId', '=', who.adminId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows !== 1n) throw outOfReach();
    return null;
  },
});

/**
 * A name that is there already is written over; a new one needs room. Of two at once the second
 * waits and then counts the first.
 */
async function requireRoom(
  db: Db,
  adminId: string,
  { screen, name }: { readonly screen: string; readonly name: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved_view/${adminId}`}, 0))`.execute(
    db,
  );
  const { rows } = await sql<{ here: number; all: number }>`
    select count(*) filter (where screen = ${screen})::int as here, count(*)::int as all from saved_view
    where admin_id = ${adminId} and (screen, name) <> (${screen}, ${name})`.execute(db);
  const { here, all } = rows[0] ?? { here: 0, all: 0 };
  if (here >= VIEWS_OF_A_LIST)
    throw new ApiFailure(422, `每个列表最多保存${VIEWS_OF_A_LIST}个视图，请先删除不用的视图再保存`);
  if (all >= VIEWS_OF_A_PERSON)
    throw new ApiFailure(
      422,
      `所有列表合计最多保存${VIEWS_OF_A_PERSON}个视图，请先删除不用的视图再保存`,
    );
}

/** A view without personal numbers, whoever wrote it and when. */
function openState(state: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { query } = state;
  return typeof query === 'string' ? { ...state, query: withoutSealed(query) } : { ...state };
}
