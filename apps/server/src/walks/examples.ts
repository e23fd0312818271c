import { allCalls } from '@tqc/contract/catalogue';
import type { Call } from '@tqc/contract/kit';
import * as areas from './areas';
import type { Example, OpenExample } from './example';
import { plainExamples } from './plainExamples';

const given = Object.values(areas);
const said = new Map<string, Example>(
  [...plainExamples(), ...given.flatMap((area) => ('examples' in area ? area.examples : []))].map(
    (one) => [one.call.id, one],
  ),
);
const open = new Map<string, OpenExample>(
  given
    .flatMap((area) => ('openExamples' in area ? area.openExamples : []))
    .map((one) => [one.call.id, one]),
);

/** The use of a call that needs no right, where it has one. */
export const openExampleOf = ({ id }: Pick<Call, 'id'>): OpenExample | undefined => open.get(id);

/**
 * One valid use of a call: as its area says; of a list the record that is read beside it by its
 * key; of what needs no input the call itself. Undefined where nothing tells how it is made.
 */
export function exampleOf(call: Call): Example | undefined {
  return said.get(call.id) ?? listExample(call) ?? emptyExample(call);
}

/** A list shows to its people, and to nobody else, what can be read of it by its key. */
function listExample(list: Call): Example | undefined {
  const { rowKey } = list;
  if (rowKey === undefined || !list.input.safeParse({}).success) return undefined;
  const get = allCalls.find(
    ({ path, method }) => method === 'GET' && path === `${list.path}/{${rowKey}}`,
  );
  const one = get && said.get(get.id);
  if (!one) return undefined;
  return {
    ...one,
    call: list,
    ready: async () => {
      const { input } = await one.ready();
      return { input: { pageSize: 200 }, mark: String(input[rowKey]) };
    },
  };
}

function emptyExample(call: Call): Example | undefined {
  const isEnough = call.rowKey === undefined && call.input.safeParse({}).success;
  return isEnough && call.method === 'GET'
    ? { call, shared: true, ready: async () => ({ input: {} }) }
    : undefined;
}
