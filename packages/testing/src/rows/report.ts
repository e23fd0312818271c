import type { OutputOf, Row } from '@tqc/contract/kit';
import type { reports } from '@tqc/contract/monitor';
import {
  batchLabelOf,
  cubeOf,
  dimensionOf,
  isSummed,
  leavesOf,
  membersOf,
  templates,
} from '@tqc/domain/reports';
import { orgs } from '../users';

type Report = Row<typeof reports.queryInfos>;
type Info = OutputOf<typeof reports.getInfo>;
type Query = OutputOf<typeof reports.getReportQuery>;
type Head = OutputOf<typeof reports.getReportHead>;
type Preview = OutputOf<typeof reports.getReportDataPreview>;

/** A report in use, made from the first template. */
export function reportRow(differing: Partial<Report> = {}): Report {
  return {
    id: '8101',
    name: '教师资格认定情况统计表',
    business: 2,
    status: 2,
    rowText: '下级机构',
    measureText: '申请人数、受理人数、确认通过、认定通过',
    filters: 0,
    audience: [2, 3, 4],
    number: 1,
    creator: '周国审',
    createTime: '2024-06-03T02:00:00Z',
    publishedAt: '2024-06-04T02:00:00Z',
    planText: '',
    askedByMe: false,
    version: 2,
    ...differing,
  };
}

/** What the calls of one report answer to a city, made from a template with invented figures. */
export function reportAnswers(template: string): {
  readonly info: Info;
  readonly query: Query;
  readonly head: Head;
  readonly preview: Preview;
} {
  const found = templates.find(({ id }) => id === template);
  const cube = found && cubeOf(found.definition.cube);
  if (!found || !cube) throw new Error(`no template ${template}`);
  const { definition, title } = found;
  const leaves = leavesOf(cube, definition);
  const names = namesOf(template);
  const cellsOf = (size: number) =>
    leaves.map(({ measure }, at) =>
      measure.unit === '%'
        ? 80 + ((at * 7) % 20)
        : measure.unit === '天'
          ? 6 + at
          : size * (20 - at),
    );
  return {
    info: {
      ...reportRow({ name: title, business: found.business }),
      definition,
      plan: null,
      versions: [{ number: 1, publisher: '吴国审', at: '2024-06-04T02:00:00Z' }],
    },
    query: {
      name: title,
      dayLabel: cube.day.label,
      batchLabel: batchLabelOf(cube),
      asks: [...definition.asks],
      orgs: [orgs.city, orgs.county].map(({ orgId, orgName }) => ({
        value: orgId,
        label: orgName,
      })),
      batches: [{ value: '31', label: '2024年上半年教师资格认定' }],
    },
    head: {
      name: title,
      rows: definition.rows.flatMap((id) => {
        const dimension = dimensionOf(cube, id);
        return dimension ? { id, label: dimension.label, meaning: dimension.meaning } : [];
      }),
      columns: leaves.map(({ key, title: leaf, heads, measure }) => ({
        key,
        title: leaf,
        heads: [...heads],
        unit: measure.unit,
        meaning: measure.meaning,
        additive: measure.additive === 'all',
      })),
      chart: definition.chart
        ? { kind: definition.chart.kind, columns: [...definition.chart.columns] }
        : null,
      note: definition.note ?? '',
    },
    preview: {
      place: { id: orgs.city.orgId, name: orgs.city.orgName },
      path: [{ id: orgs.city.orgId, name: orgs.city.orgName }],
      asOf: '2024-06-18T02:00:00Z',
      total: names.length,
      isTask: false,
      source: 'rows',
      rows: names.map((name, at) => ({
        key: String(at),
        keys: [String(at)],
        depth: 1,
        labels: definition.rows.map((_, place) => (place === 0 ? name : '小计')),
        cells: cellsOf(names.length - at),
        org: definition.rows[0] === 'org' && at === 0 ? orgs.county.orgId : null,
      })),
      totals: cellsOf((names.length * (names.length + 1)) / 2).map((cell, at) =>
        isSummed(cube, definition, 0, leaves[at]?.where ?? []) ? cell : null,
      ),
      checks: [],
    },
  };
}

/** The words of the rows: places below the city, or what the first dimension can be. */
function namesOf(template: string): readonly string[] {
  const found = templates.find(({ id }) => id === template);
  const cube = found && cubeOf(found.definition.cube);
  const dimension = cube && dimensionOf(cube, found.definition.rows[0] ?? '');
  if (dimension?.kind === 'org') return [orgs.county.orgName, '西岚区教育局', '南岑县教育局'];
  if (dimension?.kind === 'year') return ['2022', '2023', '2024'];
  return (dimension && membersOf(dimension)?.map(({ label }) => label)) ?? ['2024-05', '2024-06'];
}
