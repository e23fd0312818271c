import {
  factsOf,
  membersOf,
  rowMembers,
  type Call,
  type InputOf,
  type Row,
} from '@tqc/contract/kit';
import type { SearchField } from '@tqc/ui/SearchForm';
import { AREA } from './useRegionField';

const FROM = /From$/;
const TO = /To$/;
/** The levels below the first one are chosen in the same cascade. */
const BELOW = ['city', 'county'];

/**
 * The columns of a list that shows all its rows tell in words: in the order of the contract, the
 * state behind the name. A list that shows less, or in another order, names its columns itself.
 */
export function everyColumn<C extends Call>(list: C): readonly (keyof Row<C> & string)[] {
  const told = Object.entries(rowMembers(list)).flatMap(([name, schema]) => {
    const kind = factsOf(schema)?.kind;
    return kind === undefined || kind === 'version' || name === list.rowKey ? [] : { name, kind };
  });
  const state = told.find(({ kind }) => kind === 'status')?.name;
  const names = told.map(({ name }) => name);
  const inOrder =
    state === undefined || !names.includes('name')
      ? names
      : names
          .filter((name) => name !== state)
          .flatMap((name) => (name === 'name' ? [name, state] : name));
  // The names are those of the row's shape.
  return inOrder as (keyof Row<C> & string)[];
}

/**
 * All that a list can be asked for, in the order of the contract: places as a cascade, days as
 * ranges.
 */
export function everyFilter<C extends Call>(
  list: C,
): readonly ((keyof InputOf<C> & string) | typeof AREA | SearchField)[] {
  const shape = membersOf(list.input);
  const asked = Object.entries(shape).flatMap(([name, schema]): (string | SearchField)[] => {
    const facts = factsOf(schema);
    if (!facts || TO.test(name) || BELOW.includes(name)) return [];
    if (name === 'prov' && 'city' in shape) return [AREA];
    if (!FROM.test(name)) return [name];
    const label = facts.label.replace(/起$/, '');
    return [{ name: name.replace(FROM, ''), label, kind: 'dateRange' }];
  });
  // The names are those of the input's shape.
  return asked as ((keyof InputOf<C> & string) | typeof AREA | SearchField)[];
}
