import { store } from '../../../kit/store';
import type { RowOf } from '../../../kit/store';

/** What is asked for: roles of a person, or rights of a role, given or taken. */
export interface Change {
  readonly kind: number;
  readonly way: 'give' | 'take';
  /** The person, or the role. */
  readonly targetId: string;
  readonly target: string;
  /** Numbers of roles, or codes of rights. */
  readonly items: readonly string[];
  readonly content: string;
}

export const changes = store('roleChange', 'changeId');
export type ChangeRow = RowOf<'roleChange'>;
