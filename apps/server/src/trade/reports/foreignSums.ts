import type { CrossCheck, Definition } from '@tqc/domain/reports';

/** What another report says, and what it is called. */
export interface Foreign {
  readonly name: string;
  readonly value: number | null;
}

/** A report that is not in use for the reader: its figure is unsaid, and nothing is compared. */
export const UNREAD: Foreign = { name: '没有权限或已停用的报表', value: null };

/** Reads what the checks of a definition take from other reports, each once. */
export async function foreignSums(
  { checks = [] }: Definition,
  read: (report: string, text: string) => Promise<Foreign>,
): Promise<(check: CrossCheck) => Foreign> {
  const found = new Map<string, Foreign>();
  const keyOf = ({ report, right }: CrossCheck) => `${report ?? ''}/${right}`;
  for (const check of checks)
    if (check.report !== undefined && !found.has(keyOf(check)))
      found.set(keyOf(check), await read(check.report, check.right));
  return (check) => found.get(keyOf(check)) ?? UNREAD;
}
