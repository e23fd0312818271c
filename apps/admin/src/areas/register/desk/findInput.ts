import type { InputOf } from '@tqc/contract/kit';
import type { registration } from '@tqc/contract/register';
import { normalIdNo } from '@tqc/domain/shared';

type Wanted = Pick<InputOf<typeof registration.list>, 'name' | 'idNo' | 'anyNo'>;

/** Numbers of identity cards, old and new, and of permits, which begin with a letter. */
const ID_NO = /^(\d{17}[\dX]|\d{15}|[A-Z]{1,2}\d{6,12})$/;
const DIGITS = /^\d+$/;

/** What is meant by a word typed into the finder: a person's number, a case's number or a name. */
export function findInput(text: string): Wanted {
  const typed = text.trim();
  if (typed === '') return {};
  const number = normalIdNo(typed);
  if (ID_NO.test(number)) return { idNo: number };
  return DIGITS.test(number) ? { anyNo: number } : { name: typed };
}
