import { errorEntry } from '@tqc/contract/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { testOrgs, testServer, type TestOrg } from '../testing/server';
import { decidersOf, verdictOf, type Decided, type Machine } from './decisions/machine';
import { planning } from './decisions/planning';
import { recognition } from './decisions/recognition';
import { restriction } from './decisions/restriction';
import { outcomeOf, refusalIn } from './outcome';
import { openStage, server } from './stage';
import { ORGS } from './whoMay';

// A list of machines of different states: each goes with itself alone.
const machines = [recognition, restriction, ...planning] as readonly Machine[];
const CHINESE = /[\u4e00-\u9fff]{4,}/;
const OUT_OF_REACH = errorEntry(403)?.message ?? '';
let tried = 0;

beforeAll(async () => {
  await openStage(await testServer());
  for (const org of ORGS) await server.as(org);
});

/** The record as it stands; undefined when it is gone. */
async function rowOf({ table, key }: Machine, id: string) {
  const { rows } = await server.pool.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from ${table} t where ${key} = $1`,
    [id],
  );
  return rows[0]?.row;
}

/** Records of a machine, one after the other: a new one when the last was used up. */
function recordsOf(machine: Machine, name: string) {
  let made: string | undefined;
  return {
    id: async () => (made ??= await machine.make(name)),
    use: () => {
      if (machine.usedUp) made = undefined;
    },
  };
}

interface Cell {
  readonly machine: Machine;
  readonly decided: Decided<unknown>;
  readonly state: unknown;
  readonly org: TestOrg;
  readonly id: string;
}

/** Tries one cell of the table; true when it was done. */
async function tryCell({ machine, decided, state, org, id }: Cell, isTheirs: boolean) {
  tried += 1;
  await machine.stand(id, state);
  const before = await rowOf(machine, id);
  const refusal = refusalIn(await outcomeOf(decided.send(org, id)));
  const row = await rowOf(machine, id);
  const verdict = machine.isHidden?.(state, org)
    ? { refused: OUT_OF_REACH }
    : verdictOf(decided, state);
  const cell = `${decided.name} ${org} ${JSON.stringify(state)}`;
  if (!isTheirs || verdict.refused !== undefined) {
    expect(refusal ?? '', cell).toMatch(CHINESE);
    if (isTheirs) expect(refusal, cell).toBe(verdict.refused);
    expect(row, cell).toEqual(before);
    return false;
  }
  expect(refusal, cell).toBeUndefined();
  if (verdict.after === 'gone') expect(row, cell).toBeUndefined();
  else expect(row, cell).toMatchObject(verdict.after);
  await decided.left?.(id, state);
  return true;
}

/** A state in which somebody takes the decision. */
const stateFor = ({ states, isHidden }: Machine, decided: Decided<unknown>) => {
  const [org = 'centre'] = decidersOf(decided);
  return states.find(
    (state) => verdictOf(decided, state).refused === undefined && !isHidden?.(state, org),
  );
};

describe.each(machines.map((machine) => [machine.name, machine] as const))('%s', (_, machine) => {
  const rows = machine.decided.map((decided) => [decided.name, decided] as const);

  test.each(rows)(
    '%s：给谁谁办得成，别人和别的状态都说明原因、什么也不改',
    async (name, decided) => {
      const deciders = decidersOf(decided);
      expect(deciders.length).toBeGreaterThan(0);
      expect(stateFor(machine, decided)).toBeDefined();
      const records = recordsOf(machine, name);
      for (const state of machine.states)
        for (const org of machine.isOwn(state) ? ORGS : deciders) {
          const id = await records.id();
          const isTheirs = deciders.includes(org);
          if (await tryCell({ machine, decided, state, org, id }, isTheirs)) records.use();
        }
    },
  );

  const asking = rows.filter(
    ([, { needs, hands, unmet = [] }]) => needs.length || hands || unmet.length,
  );
  test.each(asking)('%s：缺少的逐项说在那一栏，条件不符和自己申请的不办', async (name, decided) => {
    const { needs, hands, unmet = [] } = decided;
    const [org = 'centre'] = decidersOf(decided);
    const state = stateFor(machine, decided);
    const records = recordsOf(machine, name);
    const id = await records.id();
    const refusedAs = async (said: Parameters<typeof decided.send>[2]) => {
      const before = await rowOf(machine, id);
      const outcome = await outcomeOf(decided.send(org, id, said));
      expect(refusalIn(outcome), name).toBeDefined();
      expect(await rowOf(machine, id)).toEqual(before);
      return outcome;
    };
    for (const { field, said, sentence, taken } of needs) {
      await machine.stand(id, state);
      if (taken) await decided.send(org, id);
      await machine.stand(id, state);
      expect(await refusedAs(said)).toMatchObject({
        code: 422,
        message: sentence,
        data: { fields: { [field]: sentence } },
      });
    }
    if (hands) {
      await machine.stand(id, state);
      await hands.set(id, testOrgs[org].id);
      expect((await refusedAs({})).message).toBe(hands.sentence);
    }
    for (const { check, spoil, sentence } of unmet) {
      const spoilt = await machine.make(name);
      await machine.stand(spoilt, state);
      await spoil(spoilt);
      await machine.stand(spoilt, state);
      const before = await rowOf(machine, spoilt);
      const refusal = refusalIn(await outcomeOf(decided.send(org, spoilt)));
      expect(refusal, `${name} ${check}`).toMatch(sentence);
      expect(await rowOf(machine, spoilt)).toEqual(before);
    }
  });
});

test('决定表里能试的都试过', () => {
  console.log(`${machines.length} 张决定表，试过 ${tried} 格`);
  expect(tried).toBeGreaterThan(3000);
});
