import { chinaMinute } from '@tqc/domain/shared';
import { z } from 'zod';
import type { Call } from './call';
import type { FieldFacts } from './field';
import { membersOf } from './members';

/** The fields of a list's rows by name; a call that is no list has none. */
export function rowMembers({ output }: Pick<Call, 'output'>): Readonly<Record<string, z.ZodType>> {
  const record = membersOf(output)['record'];
  return record instanceof z.ZodArray ? membersOf(record.element as z.ZodType) : {};
}

/** A moment in China to the minute; a text that is no moment stays as it is. */
export function momentText(text: string): string {
  return text.includes('T') ? chinaMinute(new Date(text)) : text;
}

/** What a value reads like, on the screen and in a file; empty where there is none. */
export function valueText(facts: FieldFacts | undefined, value: unknown): string {
  if (value === null || value === undefined) return '';
  const label = (one: unknown) =>
    facts?.options?.find((option) => option.value === one)?.label ?? String(one);
  if (facts?.kind === 'flag')
    return value === true ? (facts.words?.yes ?? '是') : (facts.words?.no ?? '否');
  if (facts?.kind === 'dateTime') return momentText(String(value));
  if (Array.isArray(value)) return value.map(label).join('、');
  return facts?.options ? label(value) : String(value);
}
