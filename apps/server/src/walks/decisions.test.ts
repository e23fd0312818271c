import { errorEntry } from '@tqc/contract/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { testOrgs, testServer, type TestOrg } from '../testing/server';
import { decidersOf, statesOf, verdictOf, type Decided, type Machine } from './decisions/machine';
import { certificates } from './decisions/certificates';
import { declaredTables } from './decisions/declared';
import { enrollment } from './decisions/enrollment';
import { exemption } from './decisions/exemption';
import { handedIn } from './decisions/handedIn';
import { notWalked } from './decisions/notWalked';
import { planning } from './decisions/planning';
import { recognition } from './decisions/recognition';
import { regChange } from './decisions/regChange';
import { restriction } from './decisions/restriction';
import { outcomeOf, refusalIn, refusalsIn, refusalWith, type Refusal } from './outcome';
import { openStage, server } from './stage';
import { ORGS } from './whoMay';

// A list of machines of different states: each goes with itself alone.
const machines = [
  recognition,
  regChange,
  restriction,
  ...certificates,
  ...enrollment,
  ...exemption,
  ...handedIn,
  ...planning,
] as readonly Machine[];
const CHINESE = /[\u4e00-\u9fff]{4,}/;
const OUT_OF_REACH = { code: 403, message: errorEntry(403)?.message ?? '' };
let tried = 0;

beforeAll(async () => {
  await openStage(await testServer());
  for (const org of ORGS) await server.as(org);
});

type Row = Record<string, unknown>;

/** Records as they stand; one that is gone is not among them. */
async function rowsOf({ table, key }: Machine, ids: readonly string[]) {
  const { rows } = await server.pool.query<{ id: string; row: Row }>(
    `select ${key}::text as id, to_jsonb(t) as row from ${table} t where ${key} = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, row }) => [id, row]));
}
const rowOf = async (machine: Machine, id: string) => (await rowsOf(machine, [id])).get(id);

/** Records that are used for one row after the other, by what made them. */
const kept = new Map<Machine['make'], string[]>();
async function keptOf({ make }: Machine, name: string, n: number): Promise<readonly string[]> {
  const ids = kept.get(make) ?? [];
  kept.set(make, ids);
  while (ids.length < n) ids.push(await make(name));
  return ids.slice(0, n);
}

/** A record to try a row on; a new one when the last was used up. */
async function recordOf(machine: Machine, name: string, made: string | undefined) {
  if (made !== undefined) return made;
  if (machine.usedUp) return machine.make(name);
  return String((await keptOf(machine, name, 1))[0]);
}

interface Cell {
  readonly machine: Machine;
  readonly decided: Decided<unknown>;
  readonly state: unknown;
  readonly org: TestOrg;
  readonly id: string;
}
interface Found {
  readonly before: Row | undefined;
  readonly row: Row | undefined;
  readonly refusal: Refusal | undefined;
}
type Judged = 'refused' | 'done' | 'gone';

/** Whether what became of a cell is what its table says, and whether it was done. */
async function judge(
  { machine, decided, state, org, id }: Cell,
  { before, row, refusal }: Found,
): Promise<Judged> {
  tried += 1;
  const isTheirs = decidersOf(decided).includes(org);
  const verdict = machine.isHidden?.(state, org)
    ? { refused: OUT_OF_REACH }
    : verdictOf(decided, state);
  const cell = `${decided.name} ${org} ${JSON.stringify(state)}`;
  if (!isTheirs || verdict.refused !== undefined) {
    expect(refusal?.message ?? '', cell).toMatch(CHINESE);
    if (isTheirs) expect(refusal, cell).toEqual(verdict.refused);
    expect(row, cell).toEqual(before);
    return 'refused';
  }
  expect(refusal, cell).toBeUndefined();
  if (verdict.after === 'gone') expect(row, cell).toBeUndefined();
  else expect(row, cell).toMatchObject(verdict.after);
  await decided.left?.(id, state);
  return verdict.after === 'gone' ? 'gone' : 'done';
}

/** Who decides nothing; they come first: a record is brought into its state anew after a change. */
const othersThan = (deciders: readonly TestOrg[]): readonly TestOrg[] =>
  ORGS.filter((org) => !deciders.includes(org));

/** Tries a row in each state by everybody, one record and one call after the other. */
async function tryEach(machine: Machine, decided: Decided<unknown>): Promise<void> {
  const deciders = decidersOf(decided);
  const others = othersThan(deciders);
  let id: string | undefined;
  for (const state of statesOf(machine)) {
    let before: Row | undefined;
    const standing = async () => {
      id = await recordOf(machine, decided.name, id);
      if (before) return id;
      await machine.stand(id, state);
      before = await rowOf(machine, id);
      return id;
    };
    // Whoever has nothing to decide changes nothing: one look after all of them tells.
    if (machine.isOwn?.(state) ?? true) {
      const at = await standing();
      const refusals = new Map<TestOrg, Refusal | undefined>();
      for (const org of others)
        refusals.set(org, refusalWith(await outcomeOf(decided.send(org, at))));
      const row = await rowOf(machine, at);
      for (const [org, refusal] of refusals)
        await judge({ machine, decided, state, org, id: at }, { before, row, refusal });
    }
    for (const org of deciders) {
      const at = await standing();
      const refusal = refusalWith(await outcomeOf(decided.send(org, at)));
      const row = await rowOf(machine, at);
      const what = await judge({ machine, decided, state, org, id: at }, { before, row, refusal });
      if (what !== 'refused') before = undefined;
      if (what === 'gone') kept.delete(machine.make);
      if (what === 'gone' || (what === 'done' && machine.usedUp)) id = undefined;
    }
  }
}

/** The same by one call of everybody for all states, with a record in each. */
async function tryTogether(
  machine: Machine,
  decided: Decided<unknown>,
  sendMany: NonNullable<Decided<unknown>['sendMany']>,
): Promise<void> {
  const states = statesOf(machine);
  const deciders = decidersOf(decided);
  const ids = await keptOf(machine, decided.name, states.length);
  let before: ReadonlyMap<string, Row> | undefined;
  for (const org of [...othersThan(deciders), ...deciders]) {
    if (!before) {
      for (const [at, id] of ids.entries()) await machine.stand(id, states[at]);
      before = await rowsOf(machine, ids);
    }
    const refusalOf = refusalsIn(await outcomeOf(sendMany(org, ids)));
    const rows = await rowsOf(machine, ids);
    let isChanged = false;
    for (const [at, id] of ids.entries()) {
      const found = { before: before.get(id), row: rows.get(id), refusal: refusalOf(id) };
      const what = await judge({ machine, decided, state: states[at], org, id }, found);
      isChanged ||= what !== 'refused';
    }
    if (isChanged) before = undefined;
  }
}

/** A state in which somebody takes the decision. */
const stateFor = (machine: Machine, decided: Decided<unknown>) => {
  const [org = 'centre'] = decidersOf(decided);
  return statesOf(machine).find(
    (state) => verdictOf(decided, state).refused === undefined && !machine.isHidden?.(state, org),
  );
};

describe.each(machines.map((machine) => [machine.name, machine] as const))('%s', (_, machine) => {
  const rows = machine.decided.map((decided) => [decided.name, decided] as const);

  test.each(rows)(
    '%s：给谁谁办得成，别人和别的状态都说明原因、什么也不改',
    async (_name, decided) => {
      expect(decidersOf(decided).length).toBeGreaterThan(0);
      expect(stateFor(machine, decided)).toBeDefined();
      if (decided.sendMany) await tryTogether(machine, decided, decided.sendMany);
      else await tryEach(machine, decided);
    },
  );

  const asking = rows.filter(
    ([, { needs, hands, unmet = [] }]) => needs.length || hands || unmet.length,
  );
  test.each(asking)('%s：缺少的逐项说在那一栏，条件不符和自己申请的不办', async (name, decided) => {
    const { needs, hands, unmet = [] } = decided;
    const [org = 'centre'] = decidersOf(decided);
    const state = stateFor(machine, decided);
    const id = await recordOf(machine, name, undefined);
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
      expect(refusalIn(await refusedAs({}))).toBe(hands.sentence);
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

test('领域里声明的每张表的每一行都走过；没走的逐项说明原因', async () => {
  const declared = await declaredTables();
  const known = new Set(declared.map(({ table }) => table));
  expect(machines.filter(({ tables }) => !tables.every((one) => known.has(one)))).toEqual([]);
  const left = declared.flatMap(({ name, table, rows }) => {
    const walking = machines.filter(({ tables }) => tables.includes(table));
    if (walking.length === 0) return [name];
    const walked = new Set(walking.flatMap(({ decided }) => decided.map((one) => one.name)));
    return rows.filter((row) => !walked.has(row)).map((row) => `${name}.${row}`);
  });
  const reasons = notWalked.flatMap(({ of }) => of);
  expect([...reasons].sort()).toEqual(left.sort());
  expect(notWalked.filter(({ reason }) => reason.length < 20)).toEqual([]);
  const whole = left.filter((one) => !one.includes('.')).length;
  console.log(`领域声明 ${declared.length} 张表，走过 ${declared.length - whole} 张`);
});

test('决定表里能试的都试过', () => {
  console.log(`${machines.length} 台机器，试过 ${tried} 格`);
  expect(tried).toBeGreaterThan(6000);
});
