import { cubeOf, dimensionOf, templates, type Cube, type Definition } from '@tqc/domain/reports';
import type { Panel } from '@tqc/domain/wall';
import { beforeAll, expect, test } from 'vitest';
import type { Pool } from 'pg';
import { kyselyOfPool, scopeOf, transaction, type Db } from '../../kit/scope';
import { demoProduct, DEMO_NOW as NOW } from '../../testing/parts';
import { findPlace, foldAll } from '../wall';
import { rollRows } from '../wall/rollRows';
import { foldReports } from './foldReports';
import { runReport } from './runReport';

const MOST_ORGS = 30;
let pool: Pool;
let db: Db;

interface Who {
  readonly orgId: string;
  readonly orgType: number;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly point: string;
  readonly adminId: string;
}
let orgs: readonly Who[] = [];

beforeAll(async () => {
  ({ owner: pool } = await demoProduct());
  db = kyselyOfPool(pool);
  await foldAll(pool);
  // The sums that reports read are there, not only what waits for them.
  while ((await foldReports(pool)) > 0);
  const { rows } = await pool.query<Who>(
    `select distinct on (o.org_id) o.org_id as "orgId", o.org_type as "orgType", o.prov, o.city, o.county, o.point, a.admin_id as "adminId"
     from org o join admin a using (org_id) where o.org_type between 1 and 5 and o.status = 1 order by o.org_id, a.admin_id`,
  );
  orgs = [...rows].sort((left, right) => right.orgType - left.orgType).slice(0, MOST_ORGS);
}, 240_000);
/** Figures that the wall and the reports both have: of which cube, and what the wall calls them. */
const SHARED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  applications: {
    filed: 'filed',
    confirmed: 'confirmed',
    approved: 'approved',
    recognised: 'recognised',
    failed: 'failed',
    concluded: 'concluded',
    waiting: 'waiting',
    passRate: 'passRate',
  },
  enrollments: {
    filed: 'enrollFiled',
    concluded: 'enrollEnded',
    qualified: 'enrollDone',
    deferred: 'enrollPostponed',
    unqualified: 'enrollFailed',
    noQualification: 'enrollNone',
    notInScope: 'enrollBeyond',
    qualifiedRate: 'enrollRate',
  },
  certificates: { certs: 'certs' },
};

const wholeOf = (cube: string, groups: Definition['groups']): Definition => ({
  schema: 1,
  cube,
  rows: ['ctId'],
  groups,
  filters: [],
  asks: [],
  zeros: false,
});

test('大屏和报表共有的每个指标，在每级机构同一时刻是同一个数；公式算出的也一样', async () => {
  for (const who of orgs) {
    const place = await findPlace(db, who.orgId, who);
    for (const [cube, shared] of Object.entries(SHARED)) {
      const panel: Panel = {
        id: 'same',
        slot: 'k',
        title: '',
        kind: 'kpi',
        rowOf: 'metric',
        metrics: Object.values(shared),
      };
      const onWall = await rollRows(db, place, panel, NOW);
      const definition = wholeOf(cube, [{ measures: Object.keys(shared) }]);
      const { totals } = await runReport(db, who, definition, {});
      expect(totals, `${cube} ${who.orgId}`).toEqual(onWall.map(([, , value]) => value));
    }
    // What the wall puts together a formula puts together too.
    const gone = await rollRows(
      db,
      place,
      { id: 'x', slot: 'k', title: '', kind: 'kpi', rowOf: 'metric', metrics: ['certsGone'] },
      NOW,
    );
    const formula = '[deleted] + [recovered]';
    const { totals } = await runReport(
      db,
      who,
      wholeOf('certificates', [{ title: '删除与收回', measures: [], formula }]),
      {},
    );
    expect(totals).toEqual(gone.map(([, , value]) => value));
  }
});

test('工作台的待办与报表按状态的数相同', async () => {
  for (const who of orgs.filter(({ orgType }) => orgType > 1)) {
    const { rows } = await transaction(pool, scopeOf(who as Parameters<typeof scopeOf>[0]), (own) =>
      own
        .selectFrom('registrationTotal')
        .select(({ fn }) => ['status', fn.sum<string>('n').as('n')])
        .where('recordStatus', '<>', 2)
        .groupBy('status')
        .execute()
        .then((found) => ({ rows: found })),
    );
    const { leaves, totals } = await runReport(
      db,
      who,
      wholeOf('applications', [{ split: 'status', measures: ['filed'] }]),
      {},
    );
    for (const [at, { key }] of leaves.entries()) {
      const status = Number(key.split('.')[1]);
      const waiting = rows.find((row) => row.status === status);
      expect(totals[at], `${who.orgId} ${status}`).toBe(Number(waiting?.n ?? 0));
    }
  }
});

test('30个机构乘全部模板：没有一行是别处的，可加的指标下级之和等于上级', async () => {
  expect(orgs).toHaveLength(MOST_ORGS);
  const run = (who: Who, definition: Definition) => runReport(db, who, definition, {});
  for (const { id, definition } of templates) {
    const cube = cubeOf(definition.cube) as Cube;
    if (!dimensionOf(cube, 'org')) continue;
    const byOrg: Definition = { ...definition, rows: ['org'], zeros: false, order: undefined };
    for (const who of orgs) {
      const whole = await run(who, definition);
      // Under the role of the level the database itself shows nothing but the own rows.
      const bounded = await transaction(
        pool,
        scopeOf(who as Parameters<typeof scopeOf>[0]),
        (own) => runReport(own, who, definition, {}),
      );
      expect(bounded.totals, `${id} ${who.orgId}`).toEqual(whole.totals);
      expect(bounded.lines, `${id} ${who.orgId}`).toEqual(whole.lines);
      if (who.orgType === 1) continue;
      const { lines, place } = await run(who, byOrg);
      const codes = new Set(place.children.map(({ code }) => code));
      const below = orgs.filter((one) => place.children.some(({ orgId }) => orgId === one.orgId));
      if (below.length < place.children.length) continue;
      const parts = await Promise.all(below.map((one) => run(one, definition)));
      const rest = lines.filter(({ key }) => !codes.has(key));
      for (const [at, { measure }] of whole.leaves.entries()) {
        if (measure.additive !== 'all') continue;
        const sum =
          parts.reduce((all, { totals }) => all + (totals[at] ?? 0), 0) +
          rest.reduce((all, { cells }) => all + (cells[at] ?? 0), 0);
        expect(sum, `${id} ${who.orgId} ${measure.id}`).toBe(whole.totals[at] ?? 0);
      }
    }
  }
}, 120_000);
