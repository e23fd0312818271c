import { membersOf, type InputOf } from '@tqc/contract/kit';
import { registration } from '@tqc/contract/register';
import type { SearchField } from '@tqc/ui/SearchForm';
import { searchInput } from '../../../kit/form/fieldsOf';
import { openParams, openValues } from '../../../kit/list/listQuestion';

/** What the queue of the desk is narrowed to, and its order. */
export type Asked = Partial<InputOf<typeof registration.list>>;

const shape = membersOf(registration.list.input);
/** What a list says of its page or its tab, and what the desk says itself. */
const NOT_CONDITIONS =
  'tab scope pageNo pageSize exactTotal status statuses mine undeleted returned'.split(' ');
const KINDS: readonly Pick<SearchField, 'name' | 'kind'>[] = [
  { name: 'area', kind: 'region' },
  { name: 'pointId', kind: 'point' },
  { name: 'age', kind: 'numberRange' },
  ...['applyTime', 'confirmTime', 'approveTime'].map(
    (name) => ({ name, kind: 'dateRange' }) as const,
  ),
];
const fields = [
  ...KINDS,
  ...Object.keys(shape)
    .filter((name) => !NOT_CONDITIONS.includes(name) && !KINDS.some((one) => one.name === name))
    .map((name) => ({ name, kind: 'input' }) as const),
];

/** The address of the desk that goes on where a list stands: its conditions and its order. */
export function deskAddress(step: string, list: URLSearchParams): string {
  const params = openParams(registration.list, list);
  for (const name of NOT_CONDITIONS) params.delete(name);
  const kept = params.toString();
  return `/register/desk?step=${step}${kept ? `&${kept}` : ''}`;
}

/** The conditions and the order of the list from which the desk was opened. */
export function listConditions(params: URLSearchParams): Asked {
  const { sort: _order, ...values } = openValues(registration.list, fields, params);
  const sort = params.get('sort');
  return {
    // The names come from the filters of this very call; its schema judges the values.
    ...(searchInput(shape, values) as Asked),
    // As with the list itself, the server judges the order of an address.
    ...(sort ? { sort: sort as Exclude<Asked['sort'], undefined> } : {}),
  };
}

/** What the desk asks for: the oldest first, unless `asked` says otherwise. */
export const queueQuestion = (asked: Asked) =>
  ({ undeleted: true, sort: 'applyTime.asc', ...asked }) as const;

/** The address without what came from a list. */
export function withoutConditions(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const { name } of fields) next.delete(name);
  next.delete('sort');
  return next;
}
