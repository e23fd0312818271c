import { sealedOf, type Call } from '@tqc/contract/kit';
import { fromQuery, toQuery, type SearchField, type SearchValues } from '@tqc/ui/SearchForm';

type Named = Pick<SearchField, 'name' | 'kind'>;

/**
 * What a list is asked for, in two parts: what its address may hold, and the personal numbers that
 * only the page keeps.
 */
export interface Question {
  readonly open: URLSearchParams;
  readonly personal: SearchValues;
}

/**
 * Parts what was searched for by what the list's call says of each field: a sealed one never gets
 * into the address.
 */
export function questionOf(list: Call, fields: readonly Named[], typed: SearchValues): Question {
  const values = trimmed(typed);
  const sealed = sealedOf(list.input);
  return {
    open: toQuery(
      fields.filter(({ name }) => !sealed.has(name)),
      values,
    ),
    personal: Object.fromEntries(
      fields
        .filter(({ name }) => sealed.has(name) && (values[name] ?? '') !== '')
        .map(({ name }) => [name, values[name]]),
    ),
  };
}

/** The filters of an address; a personal number that stands in it counts for nothing. */
export function openValues(
  list: Call,
  fields: readonly Named[],
  params: URLSearchParams,
): SearchValues {
  return fromQuery(fields, openParams(list, params));
}

/** An address without the sealed fields of the list. */
export function openParams(list: Call, params: URLSearchParams): URLSearchParams {
  const open = new URLSearchParams(params);
  for (const name of sealedOf(list.input)) open.delete(name);
  return open;
}

/** A query as text that does not depend on the order of its names. */
export function inOrder(query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return sorted.toString();
}

/** What was pasted with a space before or behind it means the same without. */
function trimmed(values: SearchValues): SearchValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );
}
