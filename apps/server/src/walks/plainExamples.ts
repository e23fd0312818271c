import { plainResources, type PlainResource } from '@tqc/contract/catalogue';
import { exampleRow } from '@tqc/testing/rows';
import type { z } from 'zod';
import { factsOf, membersOf } from '@tqc/contract/kit';
import { dayAfter } from '@tqc/domain/shared';
import type { Asked, Example } from './example';
import { call, idOf, next, once } from './stage';
import { whoMay } from './whoMay';

/** What somebody enters for a new record of a plain resource; each has values of its own. */
export function entered({ create }: PlainResource): Record<string, unknown> {
  const serial = 1000 + next();
  // The input of `create` is drafted by `crud` as an object; from 1001 on all serials have as many
  // digits.
  const input = create.input as z.ZodObject;
  // A day that no two records share cannot be the same in every example.
  const days = (create.unique ?? []).filter(
    (name) => factsOf(membersOf(input)[name] ?? input)?.kind === 'date',
  );
  const differing = days.map((name) => [name, dayAfter('2040-01-01', serial)]);
  return exampleRow(input, Object.fromEntries(differing), serial);
}

function examplesOf(resource: PlainResource): Example[] {
  const { create, get, list, remove, update } = resource;
  const key = list.rowKey ?? '';
  const [by] = whoMay(create).with;
  if (!by) throw new Error(`nobody has ${create.permission}`);
  const make = async () => idOf(await call(by, create, { input: entered(resource) }));
  const unique = create.unique ?? [];
  const taken = async (): Promise<Asked> => {
    const input = entered(resource);
    await call(by, create, { input });
    const values = Object.fromEntries(unique.map((name) => [name, input[name]]));
    return { input: { [key]: await make(), ...values }, version: 1 };
  };
  const [first = ''] = unique;
  const schema = membersOf(create.input)[first];
  const says = `${(schema && factsOf(schema)?.label) ?? first}已存在`;
  const isUnique = unique.length > 0;
  return [
    {
      call: create,
      by,
      ready: async () => ({ input: entered(resource) }),
      ...(isUnique ? { state: { says } } : {}),
    },
    {
      call: update,
      by,
      ready: async () => ({ input: { [key]: await make(), ...entered(resource) }, version: 1 }),
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
