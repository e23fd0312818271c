import { useMemo } from 'react';
import {
  applyChanges,
  cellText,
  placeColumns,
  widthOfText,
  type Column,
  type PlacedColumn,
} from './column';
import type { DataTableProps } from './props';

/** 选择列、序号列和操作列的键。 */
export const SELECT = '$select';
export const INDEX = '$index';
export const ACTIONS = '$actions';

/** 加上选择、序号、操作列并排好位置；available 是容器宽度，单位像素。 */
export function useGridColumns<Row>(
  props: DataTableProps<Row>,
  available: number,
): PlacedColumn<Row>[] {
  const {
    columns,
    columnSettings,
    selection,
    rowActions,
    rowActionsWidth = 160,
    indexColumn = true,
  } = props;
  const changes = columnSettings?.changes;
  // As text, so that other rows of the same widths lay nothing out again.
  const whole = columns
    .filter((column) => column.whole)
    .map((column) => Math.max(0, ...props.rows.map((row) => widthOfText(cellText(column, row)))))
    .join();
  const selectable = Boolean(selection);
  const acting = Boolean(rowActions);
  const chosen = useMemo(() => {
    const lead: Column<Row>[] = [];
    if (selectable)
      lead.push({ key: SELECT, title: '选择', width: 48, align: 'center', pinned: 'left' });
    if (indexColumn)
      lead.push({
        key: INDEX,
        title: '序号',
        width: 64,
        align: 'center',
        pinned: 'left',
        tabular: true,
      });
    const tail: Column<Row>[] = acting
      ? [{ key: ACTIONS, title: '操作', width: rowActionsWidth, pinned: 'right' }]
      : [];
    const needs = whole.split(',').map(Number);
    const fitted = columns.map((column) =>
      column.whole ? { ...column, width: Math.max(column.width ?? 0, needs.shift() ?? 0) } : column,
    );
    return [...lead, ...applyChanges(fitted, changes), ...tail];
  }, [columns, whole, changes, selectable, acting, rowActionsWidth, indexColumn]);
  // A table too wide does not depend on the container: a resized window need not lay it out again.
  const space = Math.max(
    available,
    chosen.reduce((sum, { width }) => sum + (width ?? 0), 0),
  );
  return useMemo(() => placeColumns(chosen, space), [chosen, space]);
}

/** 是否为数据列。 */
export function isData({ key }: { key: string }): boolean {
  return !key.startsWith('$');
}
