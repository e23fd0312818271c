import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { labels } from '@tqc/contract/wire';
import type { KeyRing } from '../secrets';

/** Personal values at rest: sealed per field, found by a blind index, named by a reference that is not the number. */
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
    seal(place, value) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', field, iv).setAAD(Buffer.from(place));
      return Buffer.concat([iv, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(place, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', field, sealed.subarray(0, 12))
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(-16));
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString(
        'utf8',
      );
    },
    index: (kind, value) => createHmac('sha256', index).update(`${kind}\n${value}`).digest(),
    idRef: (idNo) =>
      createHmac('sha256', kRef).update(labels.idNo(idNo)).digest('base64url').slice(0, 22),
  };
}

/** The place of a field, bound into its seal. */
export function placeOf(table: string, column: string, id: string): string {
  return `${table}|${column}|${id}`;
}
