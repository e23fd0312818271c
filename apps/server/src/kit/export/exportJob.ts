import type { ExportFormat } from '@tqc/contract/kit';
import { placeOf, type Personal } from '../personal';

/** What an export was asked, as its task keeps it in the open. */
export interface ExportInput {
  /** The list. */
  readonly call: string;
  readonly columns: readonly string[];
  readonly format: ExportFormat;
  /** The filing under which some of it leaves in full, and what. */
  readonly docId?: string | undefined;
  readonly inFull?: readonly string[] | undefined;
  readonly filingType?: number | undefined;
}

type Query = Readonly<Record<string, unknown>>;

const place = (jobId: string) => placeOf('job', 'sealed', jobId);

/** A question may hold numbers of persons: it is kept sealed. */
export function sealQuery(personal: Personal, jobId: string, query: Query): Buffer {
  return personal.seal(place(jobId), JSON.stringify(query));
}

/** The question of an export, as it was asked. */
export function openQuery(personal: Personal, jobId: string, sealed: Buffer): Query {
  // It was written as an object of names, above.
  return JSON.parse(personal.open(place(jobId), sealed)) as Query;
}
