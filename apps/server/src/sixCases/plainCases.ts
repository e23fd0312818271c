import { defaultRights, plainResources, type PlainResource } from '@tqc/contract/catalogue';
import { exampleRow } from '@tqc/testing/rows';
import type { z } from 'zod';
import { testOrgs, type TestOrg } from '../testing/server';
import { call, idOf, next } from './stage';
import type { Asked, Written } from './written';

const LEVELS = ['centre', 'province', 'city', 'county', 'point'] as const;

/** Who has the right to a call to begin with, and who has not. */
export function whoMay({ permission }: { readonly permission: string }) {
  const may = (org: TestOrg) => defaultRights(testOrgs[org].type).has(permission);
  const [by] = LEVELS.filter(may);
  if (!by) throw new Error(`nobody has ${permission}`);
  return { by, others: LEVELS.filter((org) => !may(org)) };
}

/** What somebody enters for a new record of a plain resource; each has values of its own. */
export function entered({ create }: PlainResource): Record<string, unknown> {
  // The input of `create` is drafted by `crud` as an object; from 1001 on all serials have as many
  // digits.
  return exampleRow(create.input as z.ZodObject, {}, 1000 + next());
}

function casesOf(resource: PlainResource): Written[] {
  const { create, update, remove, list } = resource;
  const key = list.rowKey ?? '';
  const { by, others } = whoMay(create);
  const level = others.length > 0 ? { level: others[0] } : {};
  const made = async () => idOf(await call(by, create, { input: entered(resource) }));
  const unique = create.unique ?? [];
  const taken = async (): Promise<Asked> => {
    const input = entered(resource);
    await call(by, create, { input });
    const values = Object.fromEntries(unique.map((name) => [name, input[name]]));
    return { input: { [key]: await made(), ...values }, version: 1 };
  };
  return [
    {
      call: create,
      by,
      ...level,
      ready: async () => ({ input: entered(resource) }),
      ...(unique.length > 0 ? { state: 'again' } : {}),
    },
    {
      call: update,
      by,
      ...level,
      ready: async () => ({ input: { [key]: await made(), ...entered(resource) }, version: 1 }),
      ...(unique.length > 0 ? { state: taken } : {}),
    },
    {
      call: remove,
      by,
      ...level,
      ready: async () => ({ input: { [key]: await made() }, version: 1 }),
      state: 'again',
    },
  ];
}

/** The six cases of every plain resource: what they owe is the same for all. */
export const plainCases: readonly Written[] = plainResources().flatMap(casesOf);
