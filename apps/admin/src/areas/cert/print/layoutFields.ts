import type { printLayout } from '@tqc/contract/cert';
import type { InputOf, Row } from '@tqc/contract/kit';
import { movableFields, MOST_SHIFT } from '@tqc/domain/cert';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';

type Layout = Row<typeof printLayout.list>;
type Written = Pick<InputOf<typeof printLayout.create>, 'dx' | 'dy' | 'offsets'>;
/** People measure in millimetres, the layout keeps tenths. */
const TENTHS = 10;

const shift = (name: string, label: string): FormField => ({
  name,
  label,
  kind: 'number',
  min: -MOST_SHIFT / TENTHS,
  max: MOST_SHIFT / TENTHS,
  precision: 1,
  unit: '毫米',
});

/** What is adjusted for a printer: the whole page, and single fields beyond that. */
export const shiftFields: readonly FormField[] = [
  shift('right', '整体右移'),
  shift('down', '整体下移'),
  {
    name: 'moved',
    label: '单独调整的字段',
    kind: 'rows',
    max: movableFields.length,
    wide: true,
    fields: [
      {
        name: 'field',
        label: '字段',
        kind: 'select',
        required: true,
        options: movableFields.map(({ key, label }) => ({ value: key, label })),
      },
      shift('right', '右移'),
      shift('down', '下移'),
    ],
  },
];

/** A layout as its form shows it. */
export function shiftStart({ dx, dy, offsets }: Pick<Layout, 'dx' | 'dy' | 'offsets'>) {
  return {
    right: dx / TENTHS,
    down: dy / TENTHS,
    moved: offsets.map((one) => ({
      field: one.field,
      right: one.dx / TENTHS,
      down: one.dy / TENTHS,
    })),
  };
}

/** What the form holds, as the layout keeps it. */
export function shiftInput({ right, down, moved }: FormValues): Written {
  const rows = Array.isArray(moved) ? (moved as readonly FormValues[]) : [];
  return {
    dx: tenths(right),
    dy: tenths(down),
    offsets: rows.map((row) => ({
      field: String(row['field'] ?? ''),
      dx: tenths(row['right']),
      dy: tenths(row['down']),
    })),
  };
}

function tenths(millimetres: unknown): number {
  return Math.round(Number(millimetres || 0) * TENTHS);
}

/** How a layout is off, in words; a field that is moved by itself is counted. */
export function shiftText({ dx, dy, offsets }: Pick<Layout, 'dx' | 'dy' | 'offsets'>): string {
  const way = (n: number, ahead: string, back: string) =>
    n === 0 ? [] : [`${n > 0 ? ahead : back}移${Math.abs(n) / TENTHS}毫米`];
  const said = [
    ...way(dx, '右', '左'),
    ...way(dy, '下', '上'),
    ...(offsets.length > 0 ? [`单独调整${offsets.length}个字段`] : []),
  ];
  return said.join('，') || '标准位置';
}
