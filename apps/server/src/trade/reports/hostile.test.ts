import { ReportDefinition } from '@tqc/contract/monitor';
import {
  checkSigns,
  cubes,
  dimensionOf,
  judged,
  membersOf,
  readingOf,
  type Cube,
  type Definition,
} from '@tqc/domain/reports';
import fc from 'fast-check';
import { loadModule, parseSync } from 'libpg-query';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kyselyOfPool } from '../../kit/scope';
import { times } from '../../testing/long';
import { compileBehind, compileReport, type Within } from './compile';
import { everyNode, judgeStatement, scopesOf, type Parsed } from './hostileTesting';
import { keptDefinitions } from './reportsTesting';

// Nothing is asked of it: statements are only written.
const pool = new Pool({ max: 1 });
const db = kyselyOfPool(pool);
const RUNS = times({ short: 350, long: 10_000 });
/** Stands in everything hostile, so that any piece of it would be seen in a statement. */
const MARK = 'zq7';

beforeAll(loadModule);
afterAll(() => pool.end());

const hostileText = fc
  .oneof(
    fc.constantFrom(
      "'; drop table org; --",
      "' or true --",
      '"); delete from admin; --',
      '$1',
      '${process.env}',
      '/* */ union select password from admin',
      '=HYPERLINK("http://x")',
      '<script>alert(1)</script>',
      '{{constructor}}',
      '__proto__',
      '\\u0027 or 1=1',
      '\u0000\u0001',
      '１＝１；',
    ),
    fc.string({ unit: 'binary', maxLength: 24 }),
  )
  .map((text) => `${MARK}${text}`);
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileText,
  fc.constantFrom(null, true, -1, 1e308, Number.NaN, [], {}, [[[[[[]]]]]]),
  fc.record({ toString: hostileText, raw: hostileText }),
);

/** A right definition over a cube, with everything that a definition can hold. */
function rightOf(cube: Cube): fc.Arbitrary<Definition> {
  const fixed = cube.dimensions.filter((one) => membersOf(one));
  const filters = fc.constantFrom(...fixed).chain((one) =>
    fc
      .subarray(
        (membersOf(one) ?? []).map(({ key }) => key),
        { minLength: 1 },
      )
      .map((keys) => ({ dim: one.id, keys: keys.slice(0, 5) })),
  );
  const ids = cube.measures.map(({ id }) => id);
  const named = fc.constantFrom(...ids).map((id) => `[${id}]`);
  const text = fc
    .tuple(named, named)
    .chain(([left, right]) =>
      fc.constantFrom(
        `百分比(${left}, 合计(${left}))`,
        `如果(${left} > 0, ${left}, 上级(${left}))`,
        `上期(${left})`,
        `四舍五入(${left} ÷ ${right}, 1)`,
      ),
    );
  const counted = fc.record({
    title: fc.constantFrom(undefined, '一组'),
    split: fc.constantFrom(undefined, ...fixed.map(({ id }) => id)),
    withTotal: fc.boolean(),
    where: fc.array(filters, { maxLength: 2 }),
    measures: fc.subarray(ids, { minLength: 1, maxLength: Math.min(3, ids.length) }),
  });
  const made = text.map((formula) => ({ title: '算出', measures: [], formula }));
  const check = fc.record({
    left: text,
    sign: fc.constantFrom(...checkSigns),
    right: text,
    hard: fc.boolean(),
  });
  return fc
    .record<Definition>({
      schema: fc.constant(1),
      cube: fc.constant(cube.id),
      rows: fc.shuffledSubarray(
        cube.dimensions.map(({ id }) => id),
        { minLength: 1, maxLength: Math.min(3, cube.dimensions.length) },
      ),
      groups: fc
        .tuple(fc.array(counted, { minLength: 1, maxLength: 2 }), fc.array(made, { maxLength: 1 }))
        .map(([some, more]) => [...some, ...more]),
      filters: fc.array(filters, { maxLength: 2 }),
      asks: fc.constant(['org', 'when']),
      zeros: fc.boolean(),
      note: fc.constant('说明'),
      checks: fc.array(check, { maxLength: 1 }),
    })
    .filter((definition) => judged(definition).faults.length === 0);
}

/** Every place in a value: the way to it. */
function placesIn(value: unknown, way: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  return [way, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...way, key]))];
}

/** The same value with something else in one place. */
function changed(value: unknown, [step, ...rest]: readonly string[], by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === step ? changed(one, rest, by) : one));
  const known = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...known, [step]: changed(known[step], rest, by) };
}

/** Where any text is taken: it must do as little as what is refused. */
const FREE = /^(note|groups\/\d+\/title)$/;
/** One that is kept alone, two that are kept together. */
const APART = new Set(['age', 'sex', 'subject']);
/** A cube with nothing but what sums are kept of, so that many definitions are answered by them. */
const kept = cubes.flatMap((cube): Cube[] => {
  const { rollUp, dimensions, measures } = cube;
  if (!rollUp) return [];
  return [
    {
      ...cube,
      dimensions: dimensions.filter(({ id }) => rollUp.shared.includes(id) || APART.has(id)),
      measures: measures.filter(({ way }) => way === 'count' || way === 'days'),
    },
  ];
});
/** Where each is tried alike, two or three of 350 are answered by sums, and at times none. */
const MORE_KEPT = 6;
const attacked = [...cubes, ...Array.from({ length: MORE_KEPT }, () => kept).flat()];
const attacks = fc.constantFrom(...attacked.map(rightOf)).chain((rights) =>
  rights.chain((right) => {
    const places = placesIn(right);
    const free = places.filter((way) => FREE.test(way.join('/')));
    const anywhere = fc.tuple(fc.constantFrom(...places), hostile);
    const inside = fc.tuple(fc.constantFrom(...free), hostileText);
    const beside = fc.tuple(
      fc.constantFrom(...places).map((way) => [...way, `${MARK}extra`]),
      hostile,
    );
    return fc
      .oneof(anywhere, inside, inside, inside, beside)
      .map(([way, by]) => changed(right, way, by));
  }),
);

const asked = fc.record({
  batch: fc.array(hostileText, { maxLength: 3 }),
  ctId: fc.array(hostileText as unknown as fc.Arbitrary<number>, { maxLength: 2 }),
  from: fc.oneof(hostileText, fc.constantFrom('2024-01-01'), fc.constantFrom('2024-02-03')),
  to: fc.oneof(hostileText, fc.constantFrom('2024-05-31'), fc.constantFrom('2024-06-15')),
});
const places: readonly Within[] = [5, 4, 3, 2, 1].map((orgType) => ({
  orgType,
  prov: orgType > 4 ? '' : `${MARK}p`,
  city: orgType > 3 ? '' : `${MARK}c`,
  county: orgType > 2 ? '' : `${MARK}n`,
  point: orgType > 1 ? '' : `${MARK}o`,
}));

test('怀有恶意的定义和条件：拒绝时说中文，收下的只编成一条查询，只读自己的表，每次都在范围内，没有一个字来自输入', () => {
  let [refused, compiled, fromSums] = [0, 0, 0];
  fc.assert(
    fc.property(
      attacks,
      asked,
      fc.constantFrom(...places),
      fc.array(hostileText, { minLength: 1, maxLength: 3 }),
      (attack, given, within, keys) => {
        const read = ReportDefinition.safeParse(attack);
        const { reading, faults } = read.success ? judged(read.data) : { faults: [] };
        if (!read.success || !reading || faults.length > 0) {
          refused += 1;
          const says = read.success ? faults.map((one) => one.says) : [];
          for (const one of says) expect(one).toMatch(/[\u4e00-\u9fff]/);
          return;
        }
        compiled += 1;
        const { cube, leaves } = reading;
        // What a cube does not know is refused before: it is never asked.
        const own = dimensionOf(cube, 'ctId') ? given : { ...given, ctId: undefined };
        const plan = compileReport(reading, within, own, 100);
        fromSums += plan.source === 'sums' ? 1 : 0;
        const column = leaves[0]?.key ?? '';
        const behind = compileBehind(reading, within, own, {
          keys: keys.slice(0, reading.definition.rows.length),
          column,
          offset: 0,
          limit: 20,
        });
        const statements = [plan.statement, behind?.rows, behind?.count].flatMap(
          (one) => one?.compile(db) ?? [],
        );
        for (const { sql, parameters } of statements) {
          expect(sql).not.toContain(MARK);
          const parsed = parseSync(sql) as unknown as Parsed;
          judgeStatement(parsed, cube, parameters);
          const found = scopesOf(parsed, cube, within, parameters);
          expect(found.length).toBeGreaterThan(0);
          expect(found.every(Boolean)).toBe(true);
        }
      },
    ),
    { numRuns: RUNS },
  );
  // Neither side of the proof may fall away unseen.
  expect(compiled).toBeGreaterThan(RUNS / 4);
  expect(refused).toBeGreaterThan(RUNS / 10);
  expect(fromSums).toBeGreaterThan(0);
}, 1_800_000);

test('两项一起分的汇总和天数的汇总，条件怀有恶意时也只编成这样一条查询', () => {
  const read = { pairs: 0, days: 0 };
  fc.assert(
    fc.property(keptDefinitions, asked, fc.constantFrom(...places), (definition, given, within) => {
      const reading = readingOf(cubes[0] as Cube, definition);
      const plan = compileReport(reading, within, { batch: given.batch, from: given.from }, 100);
      const { sql, parameters } = plan.statement.compile(db);
      expect(sql).not.toContain(MARK);
      const parsed = parseSync(sql) as unknown as Parsed;
      judgeStatement(parsed, reading.cube, parameters);
      expect(scopesOf(parsed, reading.cube, within, parameters).every(Boolean)).toBe(true);
      if (plan.source === 'rows') return;
      read.pairs += sql.includes('split_part') ? 1 : 0;
      read.days += sql.includes('report_percentile') ? 1 : 0;
    }),
    { numRuns: RUNS },
  );
  expect(Math.min(read.pairs, read.days)).toBeGreaterThan(RUNS / 50);
}, 600_000);

test('这把尺子自己量得出：第二条语句、别的表、缺范围、文字里的值', () => {
  const cube = cubes[0] as Cube;
  const within = places[1] as Within;
  const { scope } = cube;
  const good = `select count(*) from registration as f where f.prov = $1`;
  const parse = (sql: string) => parseSync(sql) as unknown as Parsed;
  const judge = (sql: string) => judgeStatement(parse(sql), cube, [within.prov]);
  expect(scope[4]).toBe('prov');
  judge(good);
  expect(scopesOf(parse(good), cube, within, [within.prov])).toEqual([true]);
  for (const bad of [
    `${good}; ${good}`,
    `${good} and f.status = 99`,
    `${good} and f.cert_no = 'x'`,
    `${good} and exists (select from admin)`,
    `${good} and pg_sleep(1) is null`,
    good.replace('$1', '$2'),
    'delete from registration',
  ])
    expect(() => judge(bad), bad).toThrow();
  for (const open of [
    'select count(*) from registration as f where $1 is null',
    `${good} or true`,
    'select count(*) from registration as f where f.city = $1',
  ])
    expect(scopesOf(parse(open), cube, within, [within.prov]), open).toEqual([false]);
  // The second of two queries that are put together is bounded like the first.
  const [sums, waiting] = ['report_roll', 'report_delta'].map(
    (name) => `select f.n from ${name} as f where f.prov = $1`,
  );
  judge(`${sums} union all ${waiting}`);
  for (const [text, wanted] of [
    [`${sums} union all ${waiting}`, [true, true]],
    [`${sums} union all select f.n from report_delta as f`, [true, false]],
  ] as const)
    expect(scopesOf(parse(text), cube, within, [within.prov])).toEqual(wanted);
  expect(() => judge(`${sums} union all ${good}`)).toThrow();
  expect([...everyNode(parse(good))].length).toBeGreaterThan(5);
});
