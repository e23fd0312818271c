import { plainResources, type PlainResource } from '@tqc/contract/catalogue';
import { exampleRow } from '@tqc/testing/rows';
import type { z } from 'zod';
import { factsOf, membersOf } from '@tqc/contract/kit';
import { dayAfter } from '@tqc/domain/shared';
import type { Asked, Example } from './example';
import { call, idOf, next, once } from './stage';
import { whoMay } from './whoMay';

/** Makes a record that another one is to name, and tells its key. */
type Make = (resource: PlainResource, input: Record<string, unknown>) => Promise<string>;

/**
 * What somebody enters for a new record of a plain resource; each has values of its own. The
 * records it names are made before; one that names its own kind stands at the top.
 */
export async function entered(
  { create, id }: PlainResource,
  make: Make,
): Promise<Record<string, unknown>> {
  const serial = 1000 + next();
  // The input of `create` is drafted by `crud` as an object; from 1001 on all serials have as many
  // digits.
  const input = create.input as z.ZodObject;
  // A day that no two records share cannot be the same in every example.
  const days = [create.unique ?? []]
    .flat(2)
    .filter((name) => factsOf(membersOf(input)[name] ?? input)?.kind === 'date');
  const differing = days.map((name) => [name, dayAfter('2040-01-01', serial)]);
  const named = await Promise.all(
    Object.entries(create.references ?? {}).map(async ([name, to]) => {
      const other = plainResources().find((one) => one.id === to);
      if (!other) throw new Error(`${id}: ${name} names ${to}, which is no plain resource`);
      return [name, to === id ? null : await make(other, await entered(other, make))];
    }),
  );
  const differs = { ...create.example, ...Object.fromEntries([...differing, ...named]) };
  return exampleRow(input, differs, serial);
}

const made: Make = async (resource, input) => {
  const [by] = whoMay(resource.create).with;
  if (!by) throw new Error(`nobody has ${resource.create.permission}`);
  return idOf(await call(by, resource.create, { input }));
};

/** The sentence where these values are taken together. */
export function takenSentence({ create }: PlainResource, names: readonly string[]): string {
  const labels = names.map((name) => {
    const schema = membersOf(create.input)[name];
    return (schema && factsOf(schema)?.label) ?? name;
  });
  return `${labels.join('、')}已存在`;
}

function examplesOf(resource: PlainResource): Example[] {
  const { create, get, list, remove, update } = resource;
  const key = list.rowKey ?? '';
  const [by = 'centre'] = whoMay(create).with;
  const input = () => entered(resource, made);
  const make = async () => made(resource, await input());
  // What is taken together is refused at the last of its fields, and all are named.
  const unique = [create.unique?.[0] ?? []].flat();
  const taken = async (): Promise<Asked> => {
    const before = await input();
    await made(resource, before);
    const values = Object.fromEntries(unique.map((name) => [name, before[name]]));
    return { input: { [key]: await make(), ...values }, version: 1 };
  };
  const says = takenSentence(resource, unique);
  const isUnique = unique.length > 0;
  return [
    {
      call: create,
      by,
      ready: async () => ({ input: await input() }),
      ...(isUnique ? { state: { says } } : {}),
    },
    {
      call: update,
      by,
      ready: async () => ({ input: { [key]: await make(), ...(await input()) }, version: 1 }),
      ...(isUnique ? { state: { says, ready: taken } } : {}),
    },
    {
      call: remove,
      by,
      ready: async () => ({ input: { [key]: await make() }, version: 1 }),
      state: { says: '您不具备该条数据的权限，请刷新页面后再操作！' },
    },
    { call: get, by, ready: once(async () => ({ input: { [key]: await make() } })) },
  ];
}

/** Examples of every plain resource, made from the contract. */
export function plainExamples(): Example[] {
  return plainResources().flatMap(examplesOf);
}
