import type { ReactElement, ReactNode } from 'react';

/** 按选项的文字筛选，不分大小写。 */
export function byLabel(keyword: string, option: ReactElement<unknown>): boolean {
  // Options of this folder are all words; Arco's type does not say so.
  const { children } = (option as ReactElement<{ children?: ReactNode }>).props;
  return String(children).toLowerCase().includes(keyword.trim().toLowerCase());
}
