import type { CallContext } from '../../kit/serve';

export type SiteCall = Pick<CallContext, 'db' | 'who' | 'now' | 'version'>;
/** Facts as they are kept. */
export type Content = Readonly<Record<string, unknown>>;
