import { adviceOf } from '@tqc/domain/platform';
import { maskIdNo } from '@tqc/domain/shared';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { idNoOf, itemName, shownMessage, type PushRow } from '../../../trade/platform';

/** What the national platform is to hear, as the caller sees it. */
export const pushRows = store('platformPush', 'pushId');

const OUTCOMES: Readonly<Record<number, string>> = { 1: '准予', 2: '不予' };

/** Rows as the lists show them: numbers masked, with the message and what should be done. */
export async function dressed(
  { db, app }: Pick<CallContext, 'db' | 'app'>,
  rows: readonly PushRow[],
) {
  if (rows.length === 0) return [];
  const orgs = await db
    .selectFrom('org')
    .select(['orgId', 'creditCode'])
    .where('orgId', 'in', [...new Set(rows.map(({ orgId }) => orgId))])
    .execute();
  const codeOf = new Map(orgs.map(({ orgId, creditCode }) => [orgId, creditCode]));
  return rows.map((row) => ({
    ...row,
    idNo: maskIdNo(idNoOf(app.personal, row)),
    itemName: itemName(row.ctId),
    outcome: OUTCOMES[row.outcome ?? 0] ?? '',
    answerCode: row.answerCode === '0' ? '' : row.answerCode,
    advice: row.state === 1 || row.state === 4 ? '' : adviceOf(row.answerCode),
    message: shownMessage(app.personal, row, codeOf.get(row.orgId) ?? ''),
  }));
}
