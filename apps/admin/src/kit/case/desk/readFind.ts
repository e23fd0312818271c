import { normalIdNo } from '@tqc/domain/shared';

/** What somebody typed into the finder of a desk. */
export interface Found {
  readonly kind: 'idNo' | 'no' | 'name';
  readonly text: string;
}

/** Numbers of identity cards, old and new, and of permits, which begin with a letter. */
const ID_NO = /^(\d{17}[\dX]|\d{15}|[A-Z]{1,2}\d{6,12})$/;
const DIGITS = /^\d+$/;

/** A person's number, a case's number or a name; nothing where nothing is typed. */
export function readFind(typed: string): Found | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const number = normalIdNo(text);
  if (ID_NO.test(number)) return { kind: 'idNo', text: number };
  return DIGITS.test(number) ? { kind: 'no', text: number } : { kind: 'name', text };
}
