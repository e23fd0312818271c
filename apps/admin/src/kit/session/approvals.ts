import type { Call } from '@tqc/contract/kit';
import type { ComponentType, ReactNode } from 'react';

/** Said where nothing waits. */
export const NONE_WAITING = '没有等待审批的';

/** What a list is asked for those that wait. */
export interface Waiting {
  readonly list: Call;
  readonly fixed: Readonly<Record<string, unknown>>;
}

/** One kind of approval: an area lists what waits and decides it there. */
export interface ApprovalKind {
  readonly key: string;
  readonly label: string;
  /** Its place among the kinds: what is decided most often comes first. */
  readonly order: number;
  /** Organisation types that decide it. */
  readonly orgTypes: readonly number[];
  /** The call that decides: who has no right to it does not see the kind. */
  readonly call: Pick<Call, 'permission'>;
  /** The list of what waits, and what makes it so: the number beside the name is its total. */
  readonly waiting: Waiting;
  /** What waits, with its buttons; between search and list stands what it is given. */
  readonly Inbox: ComponentType<{ readonly children: ReactNode }>;
}
