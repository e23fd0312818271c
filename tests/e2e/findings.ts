import { join } from 'node:path';

/** What the national platform finds wrong with a case, until its message says what is right. */
export interface Finding {
  readonly caseNo: string;
  readonly code: string;
  readonly text: string;
  /** Members of the message as the platform knows them; none, and one more push is enough. */
  readonly right?: Readonly<Record<string, string>>;
}

/** Its findings stand in this file, which may change while it runs. */
export const findingsIn = (folder: string) => join(folder, 'findings.json');
/** What it took, a line each. */
export const takenIn = (folder: string) => join(folder, 'taken.jsonl');
