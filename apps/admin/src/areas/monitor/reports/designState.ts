import type { reports } from '@tqc/contract/monitor';
import type { InputOf, OutputOf } from '@tqc/contract/kit';
import {
  cubeOf,
  dimensionOf,
  leavesOf,
  renumbered,
  templates,
  type Definition,
  type Filter,
} from '@tqc/domain/reports';
import type { Head } from './ReportTable';

export type Catalogue = OutputOf<typeof reports.catalogue>['cubes'];

/** A report while it is being made. */
export type Design = Pick<
  InputOf<typeof reports.add>,
  'name' | 'business' | 'audience' | 'definition'
>;

const EVERYBODY_BELOW = [2, 3, 4];
/** The subject of a cube: its place among the report screens. */
const SUBJECTS: Readonly<Record<string, number>> = {
  applications: 2,
  enrollments: 3,
  certificates: 4,
  pushes: 2,
  orgFigures: 1,
  sysMetrics: 1,
};

/** A report to begin with: nothing but its subject, or what a template has. */
export function newDesign(template?: string): Design {
  const found = templates.find(({ id }) => id === template);
  return {
    name: found?.title ?? '',
    business: found?.business ?? 2,
    audience: EVERYBODY_BELOW,
    definition: found?.definition ?? emptyOf('applications'),
  };
}

const emptyOf = (cube: string): Definition => ({
  schema: 1,
  cube,
  rows: ['org'],
  groups: [{ measures: [] }],
  filters: [],
  asks: ['org', 'when'],
  zeros: true,
});

/** Another subject has other names: what was chosen before means nothing in it. */
export function withCube(design: Design, cube: string): Design {
  return {
    ...design,
    business: SUBJECTS[cube] ?? design.business,
    definition: emptyOf(cube),
  };
}

/** The groups in another order, by their places: formulas name the columns where they are now. */
export function ordered(
  { groups, checks }: Definition,
  order: readonly number[],
): Partial<Definition> {
  const to = (at: number) => (order.includes(at) ? order.indexOf(at) : undefined);
  const text = (formula: string) => renumbered(formula, to);
  return {
    groups: order.flatMap((at) => {
      const group = groups[at];
      if (!group) return [];
      return group.formula === undefined ? group : { ...group, formula: text(group.formula) };
    }),
    ...(checks
      ? {
          checks: checks.map((check) => ({
            ...check,
            left: text(check.left),
            right: check.report === undefined ? text(check.right) : check.right,
          })),
        }
      : {}),
    order: undefined,
    chart: undefined,
  };
}

/** A design as text, and back; what is no design is none. */
export function designIn(text: string): Design | undefined {
  if (text === '') return undefined;
  // Only this screen writes the text, from a design.
  return JSON.parse(text) as Design;
}

/** The head that a definition gives, before anything is saved. */
export function headOf({ name, definition }: Design): Head | undefined {
  const cube = cubeOf(definition.cube);
  if (!cube) return undefined;
  return {
    name,
    rows: definition.rows.flatMap((id) => {
      const found = dimensionOf(cube, id);
      return found ? { id, label: found.label, meaning: found.meaning } : [];
    }),
    columns: leavesOf(cube, definition).map(({ key, title, heads, measure }) => ({
      key,
      title,
      heads: [...heads],
      unit: measure.unit,
      meaning: measure.meaning,
      additive: measure.additive === 'all',
    })),
    chart: null,
    note: definition.note ?? '',
  };
}

/** Filters as the values of one field that takes several: `sex=2`. */
export function filterValues(filters: readonly Filter[] = []): string[] {
  return filters.flatMap(({ dim, keys }) => keys.map((key) => `${dim}=${key}`));
}

/** The filters of such values: those of one dimension are alternatives of each other. */
export function filtersIn(values: readonly string[]): Filter[] {
  const found = new Map<string, string[]>();
  for (const value of values) {
    const [dim = '', key = ''] = value.split('=');
    found.set(dim, [...(found.get(dim) ?? []), key]);
  }
  return [...found].map(([dim, keys]) => ({ dim, keys }));
}
