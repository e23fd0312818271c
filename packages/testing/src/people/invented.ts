import { idNoCheck, maskIdNo, maskMobile } from '@tqc/domain/shared';
import { names } from './names';

/**
 * An invented person: nobody living can have the number, because area PP88 is assigned to no place.
 */
export interface Invented {
  readonly name: string;
  readonly sex: 1 | 2;
  readonly birthDate: string;
  /** In full, as only a reveal shows it. */
  readonly idNo: string;
  /** As answers carry it. */
  readonly maskedIdNo: string;
  readonly mobile: string;
  readonly maskedMobile: string;
}

/** The person with a running number; the same number is always the same person. */
export function invented(serial: number): Invented {
  const name = names[serial % names.length] ?? '';
  const sex = name === '陈泽宇' ? 1 : 2;
  const birthDate = `${1998 + (serial % 5)}-0${(serial % 9) + 1}-1${serial % 10}`;
  const first17 = `118801${birthDate.replaceAll('-', '')}${String(2 * (100 + serial) + (sex === 1 ? 1 : 0)).padStart(3, '0')}`;
  const idNo = first17 + idNoCheck(first17);
  const mobile = `154${String(20_000_000 + serial * 137)}`;
  return {
    name,
    sex,
    birthDate,
    idNo,
    maskedIdNo: maskIdNo(idNo),
    mobile,
    maskedMobile: maskMobile(mobile),
  };
}
