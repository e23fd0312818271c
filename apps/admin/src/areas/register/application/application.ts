import type { OutputOf } from '@tqc/contract/kit';
import type { registration } from '@tqc/contract/register';

/** An application in full, as the server answers it. */
export type Application = OutputOf<typeof registration.get>;
