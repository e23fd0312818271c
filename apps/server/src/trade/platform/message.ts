import { certType } from '@tqc/domain/dictionaries';
import type { MendableField } from '@tqc/domain/platform';
import { maskIdNo } from '@tqc/domain/shared';
import { placeOf, type Personal } from '../../kit/personal';
import type { RowOf } from '../../kit/store';

/** A row of what the platform is to hear. */
export type PushRow = RowOf<'platformPush'>;

/** What somebody wrote in the place of what was decided. */
export type Mended = Partial<Record<MendableField, string>>;

/** The number of the service in the national list, by what is recognised. */
const ITEM = '000105001000';

/** The name of the service as the platform lists it. */
export const itemName = (ctId: number): string => `${certType.label(ctId)}认定`;

/** The key of a message: what was mended since is another one. */
export const keyOf = (appId: string, { pushId, round }: Pick<PushRow, 'pushId' | 'round'>) =>
  `${appId}-${pushId}-${round}`;

/** Row and round of a key of ours; undefined for any other. */
export function readKey(appId: string, key: string): { pushId: string; round: number } | undefined {
  const [, pushId, round] = key.startsWith(`${appId}-`)
    ? (/-(\d{1,16})-(\d{1,4})$/.exec(key) ?? [])
    : [];
  return pushId === undefined ? undefined : { pushId, round: Number(round) };
}

/** What was mended so far, opened. */
export function mendedOf(personal: Personal, { pushId, mended }: PushRow): Mended {
  if (!mended) return {};
  // Sealed by `sealMended` alone: the seal proves that the shape is ours.
  return JSON.parse(personal.open(placeOf('platform_push', 'mended', pushId), mended)) as Mended;
}

/** Seals what was mended: there may be the number of a person in it. */
export function sealMended(personal: Personal, pushId: string, mended: Mended): Buffer {
  return personal.seal(placeOf('platform_push', 'mended', pushId), JSON.stringify(mended));
}

/** The number of the person of a row: as it was mended, or as it was decided. */
export function idNoOf(personal: Personal, row: PushRow): string {
  return (
    mendedOf(personal, row).idNo ??
    personal.open(placeOf('registration', 'id_no', row.regId), row.idNo)
  );
}

/** The message of a row, whole: for the platform alone. */
export function messageOf(personal: Personal, row: PushRow, creditCode: string) {
  return {
    dataType: row.dataType,
    event: row.event,
    round: row.round,
    prov: row.prov,
    caseNo: row.caseNo,
    itemCode: `${ITEM}${String(row.ctId).padStart(2, '0')}`,
    itemName: itemName(row.ctId),
    orgName: row.orgName,
    creditCode,
    name: row.name,
    acceptedAt: row.acceptedAt,
    doneAt: row.doneAt,
    outcome: row.outcome,
    certNo: row.certNo,
    ...mendedOf(personal, row),
    idNo: idNoOf(personal, row),
  };
}

/** The same as a person reads it. */
export function shownMessage(personal: Personal, row: PushRow, creditCode: string): string {
  const message = messageOf(personal, row, creditCode);
  return JSON.stringify({ ...message, idNo: maskIdNo(message.idNo) }, null, 2);
}
