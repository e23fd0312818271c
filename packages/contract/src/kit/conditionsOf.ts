import { maskName } from '@tqc/domain/shared';
import type { Call } from './call';
import { factsOf } from './field';
import { membersOf } from './members';
import { valueText } from './rowText';

const UNSAID = new Set(['sort', 'pageNo', 'pageSize', 'exactTotal']);

/** A condition that a list is asked for, as it may stand on paper and in files. */
export interface Condition {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** It finds persons: the text tells that it was asked, not for whom. */
  readonly personal: boolean;
}

/** What a list is asked for in words; numbers of persons are named, never told. */
export function conditionsOf(
  { input }: Pick<Call, 'input'>,
  query: Readonly<Record<string, unknown>>,
): Condition[] {
  const members = membersOf(input);
  return Object.entries(query).flatMap(([name, value]) => {
    const schema = members[name];
    const facts = schema && factsOf(schema);
    if (!facts || UNSAID.has(name) || value === undefined) return [];
    const personal = facts.sealed === true || name === 'name';
    const text = facts.sealed
      ? '（已填写）'
      : personal
        ? maskName(String(value))
        : valueText(facts, value);
    return [{ name, label: facts.label, text, personal }];
  });
}
