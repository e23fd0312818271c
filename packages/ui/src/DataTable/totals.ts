import type { ReactNode } from 'react';

/** 合计行：按列键给出内容，第一个数据列没有给出时写 label。 */
export interface Totals {
  label?: string;
  cells: Readonly<Record<string, ReactNode>>;
}
