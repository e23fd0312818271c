import type { RequestFacts } from './serve';

/** What is known of a request where nobody asks just now: work that goes on after its call. */
export const NOBODY: RequestFacts = {
  address: '',
  agent: '',
  device: undefined,
  headers: {},
  target: '',
};

/** Nobody hears the headers of what nobody waits for. */
export const SILENT = { header: () => undefined as never };
