import { ecertChange } from '@tqc/contract/ecert';
import type { AnswerOf } from '@tqc/contract/kit';
import { serve } from '../../kit/serve';
import { store, withinDays, type RowOf } from '../../kit/store';

const rows = store('ecertChange', 'id');
/** Enough of a fingerprint to tell two versions apart. */
const SHORT = 8;

type Change = RowOf<'ecertChange'>;
type Version = AnswerOf<typeof ecertChange.get>['version'];

export const ecertChangeRoutes = serve(ecertChange, {
  list: async (call) => {
    const { atFrom, atTo } = call.input;
    const page = await rows(call).page(call.input, {
      equal: ['ecertNo', 'certNo', 'act'],
      like: ['name'],
      filled: ['at'],
      where: [withinDays('at', atFrom, atTo)],
    });
    return { ...page, record: page.record.map(shown) };
  },
  get: async (call) => {
    const row = await rows(call).get(call.input.id);
    const before = await call.db
      .selectFrom('ecertChange')
      .selectAll()
      .where('ecertId', '=', row.ecertId)
      .where('revision', '<', row.revision)
      .orderBy('revision', 'desc')
      .orderBy('id')
      .executeTakeFirst();
    return {
      ...shown(row),
      version: versionOf(row),
      before: before ? versionOf(before) : null,
    };
  },
});

const shown = (row: Change) => ({ ...row, fingerprint: row.fingerprint.slice(0, SHORT) });

const versionOf = ({ revision, at, fingerprint, content }: Change): Version => ({
  revision,
  at,
  fingerprint,
  // Written by the trace alone, with exactly these members.
  content: content as Version['content'],
});
