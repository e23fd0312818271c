import { createContext, useContext } from 'react';

/** 所在单元格的停留顺序：表外为 0，表内只有焦点格为 0，其余为 -1。 */
export const CellTabIndex = createContext<0 | -1>(0);

/** 单元格里的按钮用它取 tabIndex，整张表只占一个停留点。 */
export function useCellTabIndex(): 0 | -1 {
  return useContext(CellTabIndex);
}
