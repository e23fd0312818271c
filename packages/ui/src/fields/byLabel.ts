import type { ReactElement, ReactNode } from 'react';

/** 按选项的文字筛选，不分大小写。 */
export function byLabel(keyword: string, option: ReactElement<unknown>): boolean {
  // 选项都由本目录写成文字，Arco 的类型没有带上
  const { children } = (option as ReactElement<{ children?: ReactNode }>).props;
  return String(children).toLowerCase().includes(keyword.trim().toLowerCase());
}
