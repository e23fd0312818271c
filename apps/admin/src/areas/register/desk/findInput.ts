import type { InputOf } from '@tqc/contract/kit';
import type { registration } from '@tqc/contract/register';
import { readFind } from '../../../kit/case/desk/readFind';

type Wanted = Pick<InputOf<typeof registration.list>, 'name' | 'idNo' | 'anyNo'>;

const FIELDS = { idNo: 'idNo', no: 'anyNo', name: 'name' } as const;

/** What is meant by a word typed into the finder: a person's number, a case's number or a name. */
export function findInput(text: string): Wanted {
  const found = readFind(text);
  return found ? { [FIELDS[found.kind]]: found.text } : {};
}
