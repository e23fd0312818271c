import { limitPushKind, limitPushTarget } from '@tqc/domain/dictionaries';
import { maskIdNo } from '@tqc/domain/shared';
import { placeOf, type Personal } from '../../kit/personal';
import type { RowOf } from '../../kit/store';

/** What a platform is to hear of an entry, with the number sealed as it stands in the entry. */
export type LimitPushRow = RowOf<'limitPush'> & { readonly idNo: Buffer };

/** The key of a message: each row is one, however often it goes. */
export const limitKeyOf = (appId: string, { pushId }: Pick<LimitPushRow, 'pushId'>) =>
  `${appId}-L${pushId}`;

/** The number of the person of a row, in full. */
export const limitIdNoOf = (personal: Personal, { limitId, idNo }: LimitPushRow) =>
  personal.open(placeOf('limitation', 'id_no', limitId), idNo);

/** The message of a row, whole: for the platform alone. */
export function limitMessageOf(personal: Personal, row: LimitPushRow) {
  return {
    dataType: 'limit',
    event: limitPushKind.label(row.kind),
    target: limitPushTarget.label(row.target),
    batchNo: row.batchNo,
    prov: row.prov,
    limitNo: row.limitNo,
    orgName: row.orgName,
    name: row.name,
    // Written by the statement that changed the entry, as an object.
    ...(row.content as Readonly<Record<string, unknown>>),
    idNo: limitIdNoOf(personal, row),
  };
}

/** The same as a person reads it. */
export function shownLimitMessage(personal: Personal, row: LimitPushRow): string {
  const message = limitMessageOf(personal, row);
  return JSON.stringify({ ...message, idNo: maskIdNo(message.idNo) }, null, 2);
}
