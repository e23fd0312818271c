import type { Row } from '@tqc/contract/kit';
import type { exchange } from '@tqc/contract/register';

/** One thing that the platform is to hear. */
export type Push = Row<typeof exchange.gbTaskAll>;

/** Rows with the versions they were read in. */
export const versioned = (rows: readonly { readonly pushId: string; readonly version: number }[]) =>
  rows.map(({ pushId, version }) => ({ id: pushId, version }));

/** What a bar of buttons calls the chosen rows. */
export const named = (rows: readonly Push[]) =>
  rows.map(({ pushId, caseNo, version }) => ({ id: pushId, name: caseNo, version }));
