import { allCalls } from '@tqc/contract/catalogue';
import { isWrite, membersOf, type Call } from '@tqc/contract/kit';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '../testing/server';
import { exampleOf } from './examples';
import { outcomeOf } from './outcome';
import { call, openStage } from './stage';
import { giveRights, ORGS, whoMay } from './whoMay';

beforeAll(async () => {
  const opened = await testServer();
  await giveRights(opened);
  await openStage(opened);
  for (const org of ORGS) await opened.as(org);
});

/** What nobody and nothing is called: a text, an identifier, numbers of a person and a paper. */
const NOBODYS = ['查无此人𠮷', '999999999999', '11010519491231002X', '99999999999999999', '39999'];

/** Which page of what was found is shown, and what is said about the question. */
const NO_CONDITION: ReadonlySet<string> = new Set(['pageNo', 'pageSize', 'sort', 'purpose']);

/** Lists whose example shows none. */
const EMPTY: readonly string[] = [
  'cert.enrollmentHistory.queryNation',
  'exemption.normalStudent.statistics',
  'register.exchange.gbSyncInfo',
  'rms.audit.list',
];

const lists = allCalls.filter(
  (one) => !isWrite(one) && one.rowKey !== undefined && whoMay(one).with.length > 0,
);

/** Each condition that a list offers, with a value that fits nobody. */
function conditions(list: Call, given: Readonly<Record<string, unknown>>) {
  return Object.entries(membersOf(list.input)).flatMap(([name, member]) => {
    if (NO_CONDITION.has(name) || name in given) return [];
    const value = NOBODYS.find((one) => member.safeParse(one).success);
    return value === undefined ? [] : [{ name, value }];
  });
}

/** How many rows each list shows before a condition is added. */
const shown = new Map<string, number>();

test.each(lists.map((one) => [one.id, one] as const))(
  '%s：再加一个谁也不符合的条件，什么也查不到——条件只会缩小范围，没有不起作用的',
  async (_, one) => {
    const example = exampleOf(one);
    if (!example) throw new Error(`${one.id} has no example`);
    const by = example.by ?? whoMay(one).with[0] ?? 'centre';
    const { mark: _mark, ...asked } = await example.ready();
    const rowsOf = async (input: Readonly<Record<string, unknown>>) => {
      const { code, data } = await outcomeOf(call(by, one, { ...asked, input: { ...input } }));
      if (code !== 0) return [];
      const { record } = data as { readonly record: readonly Readonly<Record<string, unknown>>[] };
      return record.map((row) => row[one.rowKey ?? '']);
    };
    shown.set(one.id, (await rowsOf(asked.input)).length);
    const wide: string[] = [];
    for (const { name, value } of conditions(one, asked.input))
      if ((await rowsOf({ ...asked.input, [name]: value })).length > 0) wide.push(name);
    expect(wide).toEqual([]);
  },
);

test('上面查的是有行的列表；例子里没有行的只有这些', () => {
  expect([...shown].flatMap(([id, n]) => (n === 0 ? [id] : [])).toSorted()).toEqual(EMPTY);
});
