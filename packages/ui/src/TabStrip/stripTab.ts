/** 一个打开的页面。 */
export interface StripTab {
  readonly path: string;
  readonly title: string;
  /** 固定的标签不能关，批量关闭时留下。 */
  readonly pinned: boolean;
}

/** 右键菜单里的命令。 */
export type TabCommand = 'refresh' | 'close' | 'others' | 'left' | 'right' | 'all';

/** 命令和它的名称，按菜单里的顺序。 */
export const tabCommands: readonly (readonly [command: TabCommand, label: string])[] = [
  ['refresh', '刷新'],
  ['close', '关闭当前'],
  ['others', '关闭其他'],
  ['left', '关闭左侧'],
  ['right', '关闭右侧'],
  ['all', '关闭全部'],
];

/** 命令现在有没有事可做：没有能关的标签时不能用。 */
export function canRun(tabs: readonly StripTab[], command: TabCommand, on: string): boolean {
  if (command === 'refresh') return true;
  const at = tabs.findIndex(({ path }) => path === on);
  return tabs.some(
    ({ pinned }, index) =>
      !pinned &&
      { close: index === at, others: index !== at, left: index < at, right: index > at, all: true }[
        command
      ],
  );
}
