import type { ReactElement, ReactNode } from 'react';

/** 选项的文字里有没有键入的字，不分大小写。 */
export function labelHas(keyword: string, label: string): boolean {
  return label.toLowerCase().includes(keyword.trim().toLowerCase());
}

/** 按选项的文字筛选，不分大小写。 */
export function byLabel(keyword: string, option: ReactElement<unknown>): boolean {
  // Options of this folder are all words; Arco's type does not say so.
  const { children } = (option as ReactElement<{ children?: ReactNode }>).props;
  return labelHas(keyword, String(children));
}
