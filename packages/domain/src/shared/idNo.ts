import { province, region } from '../dictionaries';
import { foldNumber } from './pasted';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/**
 * What a citizen number says of its holder; `message` tells what is wrong with one that does not
 * hold.
 */
export type IdNoVerdict =
  | { readonly ok: true; readonly birthDate?: string; readonly sex?: 1 | 2 }
  | { readonly ok: false; readonly message: string };

/** The number as it is stored: as it is folded, without dashes, upper case. */
export function normalIdNo(text: string): string {
  return foldNumber(text).replaceAll('-', '').toUpperCase();
}

/**
 * What stays of a number with its person, however it is typed and from whatever document: the two
 * digits at the end of an older permit for 港澳 only count its renewals, and 15 digits are those of
 * an identity card before its time. Kept and searched are the same.
 */
export function personNo(text: string): string {
  const idNo = normalIdNo(text).replace(/^([HM]\d{8})\d{2}$/, '$1');
  return /^\d{15}$/.test(idNo) ? idNoFrom15(idNo) : idNo;
}

/** The check character of the first 17 digits (GB 11643). */
export function idNoCheck(first17: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(first17[at]), 0);
  return CHECKS[sum % 11] ?? '';
}

/** The 18-character form of an old 15-digit number. */
export function idNoFrom15(old: string): string {
  const first17 = `${old.slice(0, 6)}19${old.slice(6)}`;
  return first17 + idNoCheck(first17);
}

/**
 * Checks the number of a document; types: 1 identity card, 2 residence permit, 3 and 4 travel
 * permits, 9 other (historical).
 */
export function checkIdNo(type: number, text: string): IdNoVerdict {
  const idNo = normalIdNo(text);
  if (type === 3) return /^[HM]\d{8}(\d{2})?$/.test(idNo) ? { ok: true } : wrong();
  if (type === 4) return /^\d{8}$/.test(idNo) ? { ok: true } : wrong();
  if (type === 9) return /^[0-9A-Z]{5,20}$/.test(idNo) ? { ok: true } : wrong();
  if (type === 2 && !isPermit(idNo)) return wrong();
  return checkCitizen(idNo);
}

/** Whether the number is that of a residence permit: its first digits are those of a region. */
const isPermit = (idNo: string) => region.has(Number(idNo.slice(0, 2)));

function checkCitizen(idNo: string): IdNoVerdict {
  if (!/^\d{17}[\dX]$/.test(idNo)) return wrong();
  if (!province.has(idNo.slice(0, 2)) && !isPermit(idNo)) return wrong();
  const birthDate = `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`;
  const date = new Date(`${birthDate}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== birthDate)
    return { ok: false, message: '证件号码中的出生日期不存在' };
  if (idNoCheck(idNo) !== idNo[17]) return { ok: false, message: '证件号码校验位错误' };
  return { ok: true, birthDate, sex: Number(idNo[16]) % 2 === 1 ? 1 : 2 };
}

function wrong(): IdNoVerdict {
  return { ok: false, message: '证件号码格式不正确' };
}
