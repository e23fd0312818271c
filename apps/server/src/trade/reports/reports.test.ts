import {
  cubeOf,
  dimensionOf,
  evaluate,
  leavesOf,
  readingOf,
  rounded,
  templates,
  type Condition,
  type Cube,
  type Definition,
  type Dimension,
  type Filter,
  type Leaf,
  type Line,
  type Measure,
} from '@tqc/domain/reports';
import { metricOf } from '@tqc/domain/wall';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { kyselyOfPool, scopeOf, transaction } from '../../kit/scope';
import { times } from '../../testing/long';
import { addApplication } from '../../testing/wall';
import { testOrgs, testServer, type TestOrg } from '../../testing/server';
import { foldAll } from '../wall';
import { compileReport } from './compile';
import { foldReports } from './foldReports';
import { definitions } from './reportsTesting';
import { runReport } from './runReport';

const server = await testServer();
const db = kyselyOfPool(server.pool);
const applications = cubeOf('applications') as Cube;
const RUNS = times({ short: 60, long: 500 });

/** A row as a report may know it, for counting by hand. */
type Fact = Readonly<Record<string, unknown>>;
let facts: readonly Fact[] = [];

beforeAll(async () => {
  const statuses = [6, 7, 8, 9, 15, 18, 21, 24];
  for (let at = 0; at < 160; at += 1)
    await addApplication(server.pool, 500_000 + at, {
      at: (at * 7) % 4,
      status: statuses[(at * 5) % 8] ?? 6,
      day: `2024-0${1 + (at % 6)}-1${at % 10}`,
      confirmed: at % 3 > 0,
    });
  // What follows is not in the sums yet: readers find the sums and what waits for them.
  await foldReports(server.pool);
  await server.pool.query(
    `update registration set sex = 1 + (reg_id % 2)::int, exam_type = (reg_id % 3)::int, person_type = 1 + (reg_id % 3)::int,
       nation = case reg_id % 3 when 0 then '' when 1 then '01' else '11' end,
       politics = '0' || (reg_id % 4)::text, normal_student = reg_id % 5 = 0, birth_date = date '1970-01-01' + (reg_id % 40)::int * interval '1 year',
       mandarin_level = case when reg_id % 4 = 0 then null else 21 end, record_status = case when reg_id % 11 = 0 then 2 else 0 end,
       subject_name = case reg_id % 3 when 0 then '语文' when 1 then '数学' else '' end, id_index = decode(lpad(to_hex(reg_id % 50), 4, '0'), 'hex'),
       cert_no = case when status = 21 then reg_id::text end, cb_id = 7 + reg_id % 2,
       approve_time = case when status in (21, 24) then apply_time + (reg_id % 30) * interval '7 hours' end
     where reg_id >= 500000`,
  );
  const { rows } = await sql<Fact>`select f.*, encode(id_index, 'hex') as id_index,
      extract(year from age((apply_time at time zone 'Asia/Shanghai')::date::timestamp, birth_date::timestamp))::int as age,
      to_char(apply_time at time zone 'Asia/Shanghai', 'YYYY-MM') as apply_time_month, to_char(approve_time at time zone 'Asia/Shanghai', 'YYYY-MM') as approve_time_month,
      (approve_time at time zone 'Asia/Shanghai')::date - (confirm_time at time zone 'Asia/Shanghai')::date as days
    from registration f where record_status <> 2`.execute(db);
  facts = rows;
});

const whoIs = (org: TestOrg) => {
  const { id, type, prov, city, county, point } = testOrgs[org];
  return { orgId: id, orgType: type, prov, city, county, point };
};
const within = (org: TestOrg) => {
  const { orgType, prov, city, county, point } = whoIs(org);
  const own: Readonly<Record<number, readonly [string, string]>> = {
    1: ['point', point],
    2: ['county', county],
    3: ['city', city],
    4: ['prov', prov],
  };
  const [name, code] = own[orgType] ?? [];
  return facts.filter((fact) => name === undefined || fact[name] === code);
};

/** What the key of a dimension is, said again in another way. */
function keyIn(dimension: Dimension, fact: Fact, orgType: number): string {
  const value = 'field' in dimension ? fact[dimension.field] : undefined;
  switch (dimension.kind) {
    case 'org':
      return String(fact[['', 'point', 'point', 'county', 'city', 'prov'][orgType] ?? '']);
    case 'flag':
      return value ? '1' : '0';
    case 'groups':
      return dimension.groups.find(({ codes = [] }) => codes.includes(value as string))?.key ?? '-';
    case 'age': {
      const age = Number(fact['age']);
      const fits = ({ from = -1, to = 999 }) => age >= from && age <= to;
      return dimension.groups.find(fits)?.key ?? '-';
    }
    case 'month':
      return String(fact[`${dimension.field}Month`] ?? '-');
    default:
      return value === null || value === '' ? '-' : String(value);
  }
}

const fulfils = (fact: Fact) => (one: Condition) =>
  'filled' in one
    ? (fact[one.field] !== null) === one.filled
    : 'atLeast' in one
      ? Number(fact[one.field]) >= one.atLeast
      : one.codes.includes(Number(fact[one.field]));
const passes = (fact: Fact, orgType: number) => (filter: Filter) => {
  const dimension = dimensionOf(applications, filter.dim);
  return dimension !== undefined && filter.keys.includes(keyIn(dimension, fact, orgType));
};
const tenth = (value: number) => Math.round(value * 10) / 10;

/** A figure counted by hand, before it is rounded. */
function byHand(measure: Measure, some: readonly Fact[]): number | null {
  const count = (id: string): number => {
    const one = applications.measures.find((other) => other.id === id);
    return one ? (byHand(one, some) ?? 0) : 0;
  };
  switch (measure.way) {
    case 'ratio':
      return count(measure.whole) === 0 ? null : (count(measure.part) / count(measure.whole)) * 100;
    case 'days': {
      const days = some.map((fact) => fact['days']).filter((one) => one !== null) as number[];
      if (days.length === 0) return null;
      const sorted = [...days].sort((a, b) => a - b);
      if (measure.take === 'average')
        return sorted.reduce((sum, one) => sum + one, 0) / sorted.length;
      const at = (measure.take === 'median' ? 0.5 : 0.9) * (sorted.length - 1);
      const low = sorted[Math.floor(at)] ?? 0;
      const high = sorted[Math.ceil(at)] ?? 0;
      return low + (high - low) * (at - Math.floor(at));
    }
    case 'sum':
    case 'reading':
    case 'formula':
      throw new Error('applications have no such figure');
    default: {
      const counted = some.filter((fact) => measure.when.every(fulfils(fact)));
      return measure.way === 'count'
        ? counted.length
        : new Set(counted.map((fact) => String(fact[measure.of]))).size;
    }
  }
}

/** The rows of a line, of the line above it and of the whole table. */
interface Rows {
  readonly own: readonly Fact[];
  readonly above: readonly Fact[];
  readonly all: readonly Fact[];
}

/** Every column of a line by hand, as it is shown; formulas take figures counted by hand. */
function cellsByHand(definition: Definition, rows: Rows, orgType: number): (number | null)[] {
  const leaves = leavesOf(applications, definition);
  const figure = ({ measure, where }: Pick<Leaf, 'measure' | 'where'>, some: readonly Fact[]) =>
    byHand(
      measure,
      some.filter((fact) => where.every(passes(fact, orgType))),
    );
  const lineOf = (some: readonly Fact[]): Line => ({
    value(name) {
      const [group = '', kind, id] = name.split('.');
      const measure = applications.measures.find((one) => one.id === id);
      const where = definition.groups[Number(group.slice(1))]?.where ?? [];
      if (kind !== 'of' || !measure) throw new Error(name);
      return figure({ measure, where: group === 'x' ? [] : where }, some);
    },
    get total() {
      return lineOf(rows.all);
    },
    get parent() {
      return lineOf(rows.above);
    },
    children: [],
  });
  return leaves.map((leaf) => {
    const { measure } = leaf;
    if (measure.way === 'formula') {
      const value = measure.tree ? evaluate(measure.tree, lineOf(rows.own)) : null;
      return value === null ? null : rounded(value, measure.digits);
    }
    const value = figure(leaf, rows.own);
    return value === null || measure.additive === 'all' ? value : tenth(value);
  });
}

const orgNames: readonly TestOrg[] = ['centre', 'province', 'city', 'county', 'point'];

test('任意一张交叉表，每一格、每个小计和合计都与逐行数出来的相同', async () => {
  await fc.assert(
    fc.asyncProperty(definitions, fc.constantFrom(...orgNames), async (definition, org) => {
      const who = whoIs(org);
      const { lines, totals, leaves } = await runReport(db, who, definition, {});
      const own = within(org).filter((fact) => definition.filters.every(passes(fact, who.orgType)));
      const by = definition.rows.flatMap((id) => dimensionOf(applications, id) ?? []);
      const someOf = (keys: readonly string[]) =>
        own.filter((fact) => keys.every((key, at) => keyOf(by[at], fact) === key));
      const keyOf = (one: Dimension | undefined, fact: Fact) =>
        one && keyIn(one, fact, who.orgType);
      const cellsOf = (keys: readonly string[]) =>
        cellsByHand(
          definition,
          { own: someOf(keys), above: someOf(keys.slice(0, -1)), all: own },
          who.orgType,
        );
      expect(leaves).toHaveLength(totals.length);
      expect(totals).toEqual(cellsOf([]));
      for (const { key, cells } of lines) expect(cells, key).toEqual(cellsOf(key.split('\u0001')));
      const combinations = new Set(
        own.map((fact) => by.map((one) => keyIn(one, fact, who.orgType)).join('\u0001')),
      );
      const whole = lines.filter(
        ({ depth, key }) => depth === by.length && (!definition.zeros || combinations.has(key)),
      );
      expect(whole).toHaveLength(combinations.size);
    }),
    { numRuns: RUNS },
  );
}, 300_000);

test('任意定义和条件编译出的语句：一条查询，值都在参数里，文字里没有一个来自输入', async () => {
  const hostile = fc.oneof(
    fc.constantFrom("x'; drop table org; --", '${}', '"', "' or true --", '\\', '$1', '*/'),
    fc.string({ minLength: 4, maxLength: 20 }),
  );
  const asked = fc.record({
    batch: fc.array(hostile, { minLength: 1, maxLength: 3 }),
    from: fc.oneof(hostile, fc.constant('2023-03-05')),
    to: fc.oneof(hostile, fc.constant('2023-05-06')),
  });
  const letters = /^[\w\s"().,:=<>*+/$'[\]-]+$/;
  await fc.assert(
    fc.property(definitions, asked, fc.constantFrom(...orgNames), (definition, given, org) => {
      const plan = compileReport(readingOf(applications, definition), whoIs(org), given, 100);
      const { sql: text, parameters } = plan.statement.compile(db);
      expect(text).toMatch(letters);
      expect(text.match(/\$\d+/g)).toHaveLength(parameters.length);
      expect(text.match(/'[^']*'/g)?.filter((one) => !LITERALS.has(one)) ?? []).toEqual([]);
      const read = [...text.matchAll(/from "(\w+)"/g)].map(([, name]) => name);
      const beside = read.slice(2).filter((name) => name !== 'report_again');
      expect(read.slice(0, 2)).toEqual(
        plan.source === 'sums' ? ['report_roll', 'report_delta'] : ['registration'],
      );
      // Days without sums come from rows, and persons from those who have more than one.
      expect([[], ['registration']]).toContainEqual(beside);
      // The place bounds every fact that is read, at every level below the nation.
      const bounds = { centre: 0, province: 1, city: 2, county: 3, point: 4 }[org as 'centre'];
      const scopes =
        text.match(/from "\w+" as "f" where .*?(?= group by | facts| union all )/g) ?? [];
      expect(scopes).toHaveLength(read.length);
      for (const scope of scopes)
        expect(scope.match(/"f"."(prov|city|county|point)" = \$/g) ?? []).toHaveLength(bounds);
      // Whatever the values are, the text is the same; what is no day finds no sums.
      const tame = { batch: given.batch.map(() => '1'), from: '2024-01-02', to: '2024-12-30' };
      const from = plan.source === 'rows' ? plan.source : undefined;
      const reading = readingOf(applications, definition);
      const same = compileReport(reading, whoIs(org), tame, 100, [], from);
      expect(same.statement.compile(db).sql).toBe(text);
    }),
    { numRuns: RUNS * 5 },
  );
});

/** The constants of the compiler itself. */
const LITERALS = new Set(["'Asia/Shanghai'", "'YYYY-MM'", "'YYYY'", "''", "' '"]);

test('每个模板在每级都能运行，可加的指标下级之和等于合计', async () => {
  for (const { id, definition } of templates)
    for (const org of orgNames) {
      const { lines, totals, leaves } = await runReport(db, whoIs(org), definition, {});
      for (const [at, { measure }] of leaves.entries()) {
        if (measure.additive !== 'all') continue;
        const top = lines.filter(({ depth }) => depth === 1);
        const sum = top.reduce((all, { cells }) => all + (cells[at] ?? 0), 0);
        expect(sum, `${id} ${org} ${measure.id}`).toBe(totals[at]);
      }
    }
});

test('同一时刻，报表的合计与大屏的数字相同', async () => {
  await foldAll(server.pool);
  const ids = ['filed', 'confirmed', 'approved', 'recognised', 'failed', 'concluded'];
  const definition: Definition = {
    schema: 1,
    cube: 'applications',
    rows: ['ctId'],
    groups: [{ measures: ids }],
    filters: [],
    asks: [],
    zeros: false,
  };
  for (const [org, level, code] of [
    ['centre', 5, '00'],
    ['province', 4, '32'],
    ['county', 2, '328801'],
  ] as const) {
    const { totals } = await runReport(db, whoIs(org), definition, {});
    for (const [at, id] of ids.entries()) {
      const { source } = metricOf(id);
      const k = source.kind === 'roll' ? (source.k ?? null) : null;
      const { rows } = await server.pool.query<{ n: number }>(
        "select coalesce(sum(n), 0)::int as n from agg_total where level = $1 and code = $2 and fact = 'reg' and ($3::int[] is null or k = any($3))",
        [level, code, k],
      );
      expect(totals[at], `${org} ${id}`).toBe(rows[0]?.n);
    }
  }
});

test('别的机构查不到：下级以外的机构当作没有，数据库自己也只给出范围内的行', async () => {
  const definition = templates[0]?.definition as Definition;
  await expect(
    runReport(db, whoIs('county'), definition, { org: testOrgs.otherCounty.id }),
  ).rejects.toMatchObject({ code: 403 });
  await expect(
    runReport(db, whoIs('county'), definition, { org: testOrgs.city.id }),
  ).rejects.toMatchObject({ code: 403 });
  const call = await server.as('county');
  expect(call).toBeDefined();
  // Even a plan for the whole nation shows a county nothing but its own.
  const reading = readingOf(applications, definition);
  const plan = compileReport(reading, whoIs('centre'), {}, 100, [], 'rows');
  const { rows } = await server.pool.query<{ admin_id: string }>(
    'select admin_id from admin where org_id = $1 limit 1',
    [testOrgs.county.id],
  );
  const who = { ...whoIs('county'), adminId: rows[0]?.admin_id ?? '' };
  const seen = await transaction(
    server.pool,
    scopeOf(who as Parameters<typeof scopeOf>[0]),
    (own) => plan.statement.execute(own),
  );
  const filedAt = plan.leaves.findIndex(({ key }) => key === 'g1.accepted');
  const total = seen.rows.find((row) => Number(row['g']) > 0);
  expect(Number(total?.[plan.figures[filedAt]?.[0] ?? ''])).toBe(
    within('county').filter((fact) => [8, 9, 15, 18, 21, 24].includes(Number(fact['status'])))
      .length,
  );
  // Of the sums of the nation and its provinces it is shown none.
  const sums = compileReport(reading, whoIs('centre'), {}, 100);
  expect(sums.source).toBe('sums');
  const none = await transaction(
    server.pool,
    scopeOf(who as Parameters<typeof scopeOf>[0]),
    (own) => sums.statement.execute(own),
  );
  expect(none.rows).toEqual([]);
});

test('条件只收报表问的，截止日期不早于起始日期', async () => {
  const definition = { ...(templates[0]?.definition as Definition), asks: ['when' as const] };
  const run = (asked: Parameters<typeof runReport>[3]) =>
    runReport(db, whoIs('centre'), definition, asked);
  await expect(run({ batch: ['7'] })).rejects.toThrow('没有这个查询条件');
  await expect(run({ from: '2024-06-02', to: '2024-06-01' })).rejects.toThrow('不能早于');
  const { totals } = await run({ from: '2024-02-01', to: '2024-03-31' });
  const filed = leavesOf(applications, definition).findIndex(({ key }) => key === 'g5.numbered');
  const inTime = facts.filter((fact) =>
    ['2024-02', '2024-03'].includes(String(fact['applyTimeMonth'])),
  );
  expect(totals[filed]).toBe(inTime.filter((fact) => fact['certNo'] !== null).length);
});

test('上期：没有问日期时没有数；问一个月时是上个月的数，合计行也是', async () => {
  const of = (formula: string) => ({ title: formula, measures: [], formula });
  const definition: Definition = {
    schema: 1,
    cube: 'applications',
    rows: ['ctId'],
    groups: [{ measures: ['filed'] }, of('上期([filed])'), of('[g0.filed] - 上期([g0.filed])')],
    filters: [],
    asks: ['when'],
    zeros: true,
  };
  const run = (asked: Parameters<typeof runReport>[3]) =>
    runReport(db, whoIs('centre'), definition, asked);
  expect((await run({})).totals.slice(1)).toEqual([null, null]);
  const march = await run({ from: '2024-03-01', to: '2024-03-31' });
  const february = await run({ from: '2024-02-01', to: '2024-02-29' });
  const [now = 0, before = 0] = [march.totals[0], february.totals[0]];
  expect(before).toBeGreaterThan(0);
  expect(march.totals).toEqual([now, before, (now ?? 0) - (before ?? 0)]);
  for (const [at, { cells }] of march.lines.entries())
    expect(cells[1], String(at)).toBe(february.lines[at]?.cells[0]);
  const days = await run({ from: '2024-03-11', to: '2024-03-20' });
  const ahead = await run({ from: '2024-03-01', to: '2024-03-10' });
  expect(days.totals[1]).toBe(ahead.totals[0]);
});
