import type { OutputOf, Row } from '@tqc/contract/kit';
import type { registration } from '@tqc/contract/register';
import { recognitionStatus, recordStatusRegister } from '@tqc/domain/dictionaries';

/** An application in full, as the server answers it. */
export type Application = OutputOf<typeof registration.get>;

/** An application as a list has it. */
export type CaseRow = Row<typeof registration.list>;

/** A way on from a refusal, offered on an application of a list or on its page. */
export interface Way {
  readonly row: CaseRow;
  readonly when: boolean;
  /** In a list a link, on a page a button. */
  readonly link?: boolean;
  readonly onDone?: () => void;
}

const DELETED = recordStatusRegister.code('deleted');
const ASKED: readonly number[] = [
  recognitionStatus.code('confirmed'),
  recognitionStatus.code('approved'),
];

/** Whether an application needs an answer of the platform to go on. */
export function needsAnswer({ status, recordStatus }: Pick<CaseRow, 'status' | 'recordStatus'>) {
  return recordStatus !== DELETED && ASKED.includes(status);
}
