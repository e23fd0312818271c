import type { ReactNode } from 'react';
import type { Density } from '../tokens';
import type { Column, ColumnChanges } from './column';
import type { RowGroups } from './rowItems';
import type { SelectionStore } from './selection';
import type { Sort } from './sorting';
import type { Totals } from './totals';

/** 选择符合条件的全部：怎么选、选到哪里、选下了什么。 */
export interface SelectAllMatching {
  total: number;
  totalIsExact?: boolean;
  onSelectAll: () => void;
  /** 不能全选的原因，代替入口。 */
  reason?: string;
  /** 正在读名单：已读多少条，怎么停下。 */
  reading?: { read: number; onStop: () => void };
  /** 选下的一批：多少条，是什么时候的名单；改动选择后不再显示。 */
  chosen?: { count: number; at: string };
}

/** 表格的全部属性；数据、分页和排序都由调用者掌握。 */
export interface DataTableProps<Row> {
  ariaLabel: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** 行编号所在的键，或取编号的函数。 */
  rowKey: (keyof Row & string) | ((row: Row) => string);
  loading?: boolean;
  /** 条件或页码已经换了，显示着的还是先前的行：等新的来了才能选本页全部。 */
  isStale?: boolean;
  /** 查询条件，写成一串：它、页码、每页条数或排序换了，新的行从头看起；只是刷新，留在原处。 */
  question?: string;
  /** 载入失败：显示在表格上方，原有的行保留。 */
  error?: { message: string; requestId?: string; onRetry?: () => void };
  total: number;
  /** 总数不准确时显示「10000+」。 */
  totalIsExact?: boolean;
  onExactCount?: () => void;
  /** 页码，从 1 起。 */
  page: number;
  pageSize: number;
  onPage: (page: number, pageSize: number) => void;
  sort?: Sort;
  onSort?: (sort: Sort | undefined) => void;
  selection?: SelectionStore;
  /** 本页全选后给出「选择符合条件的全部 N 条」。 */
  selectAllMatching?: SelectAllMatching;
  /** 显示在「操作」列的链接，通常是 RowActions。 */
  rowActions?: (row: Row) => ReactNode;
  /** 操作列宽度，像素，默认 160。 */
  rowActionsWidth?: number;
  /** 没有数据时显示的内容，默认一幅图和一句话。 */
  emptyState?: ReactNode;
  /** 滚动区高度，像素，默认 500；'fill' 占满父元素。 */
  height?: number | 'fill';
  density?: Density;
  onRowOpen?: (row: Row) => void;
  /** 已经打开过的行，行首加标记。 */
  openedIds?: ReadonlySet<string>;
  columnSettings?: { changes: ColumnChanges; onChange: (changes: ColumnChanges) => void };
  /** 按组显示；行须已按组排好。 */
  groups?: RowGroups<Row>;
  /** 钉在底端的合计行。 */
  totals?: Totals;
  /** 转到的一格：行编号（空串为合计行）和列键；每换一个对象转一次，焦点落在那里。 */
  goTo?: { readonly row: string; readonly column: string } | undefined;
  /** 是否显示序号列，默认显示。 */
  indexColumn?: boolean;
}
