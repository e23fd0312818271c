import { createHmac } from 'node:crypto';
import { labels } from '@tqc/contract/wire';
import { openWith, sealWith, type KeyRing } from '../secrets';

/**
 * Personal values at rest: sealed per field, found by a blind index, named by a reference that is
 * not the number.
 */
export interface Personal {
  /** Seals a value for one place; only the same table, column and row opens it. */
  seal(place: string, value: string): Buffer;
  open(place: string, sealed: Buffer): string;
  /** Equal values have equal indexes; the value cannot be read back. */
  index(kind: 'idNo' | 'mobile', value: string): Buffer;
  /** What stands in paths instead of an ID number: 22 characters. */
  idRef(idNo: string): string;
}

/** The personal kit over the keys of an installation. */
export function createPersonal({
  field,
  index,
  kRef,
}: Pick<KeyRing, 'field' | 'index' | 'kRef'>): Personal {
  return {
    seal: (place, value) => sealWith(field, place, Buffer.from(value)),
    open: (place, sealed) => openWith(field, place, sealed).toString('utf8'),
    index: (kind, value) => createHmac('sha256', index).update(`${kind}\n${value}`).digest(),
    idRef: (idNo) =>
      createHmac('sha256', kRef).update(labels.idNo(idNo)).digest('base64url').slice(0, 22),
  };
}

/** The place of a field, bound into its seal. */
export function placeOf(table: string, column: string, id: string): string {
  return `${table}|${column}|${id}`;
}
