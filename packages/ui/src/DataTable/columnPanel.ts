import { applyChanges, type Column, type ColumnChanges, type Pin } from './column';

/** 去掉与默认相同的项，只留下差别。 */
export function onlyDifferences(
  columns: readonly Column<never>[],
  changes: ColumnChanges,
): ColumnChanges {
  const keys = columns.map(({ key }) => key);
  const result: {
    hidden?: string[];
    order?: string[];
    widths?: Record<string, number>;
    pins?: Record<string, Pin>;
  } = {};
  const hidden = (changes.hidden ?? []).filter((key) => keys.includes(key));
  if (hidden.length > 0) result.hidden = hidden;
  const order = applyChanges(columns, { order: changes.order }).map(({ key }) => key);
  if (order.some((key, index) => key !== keys[index])) result.order = order;
  const widths = Object.entries(changes.widths ?? {}).filter(([key, width]) =>
    columns.some((column) => column.key === key && column.width !== width),
  );
  if (widths.length > 0) result.widths = Object.fromEntries(widths);
  const pins = Object.entries(changes.pins ?? {}).filter(([key, pin]) =>
    columns.some((column) => column.key === key && (column.pinned ?? 'none') !== pin),
  );
  if (pins.length > 0) result.pins = Object.fromEntries(pins);
  return result;
}

/** 把一列上移（-1）或下移（1）之后的顺序。 */
export function moveColumn(order: readonly string[], key: string, step: -1 | 1): string[] {
  const from = order.indexOf(key);
  const to = from + step;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const next = order.filter((other) => other !== key);
  next.splice(to, 0, key);
  return next;
}
