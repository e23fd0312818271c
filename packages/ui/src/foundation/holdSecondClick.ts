/** 两下算作双击的最长间隔（毫秒）。 */
const TWICE = 500;
const KINDS = ['mousedown', 'click', 'dblclick'] as const;

/**
 * 点一下就收起的菜单里，双击的第二下会落在它后面的东西上；没有人是要点那里的，不让它起作用。
 * 在第一下里调用；用键盘选的没有第二下。
 */
export function holdSecondClick({ detail }: { readonly detail: number }): void {
  if (detail !== 1) return;
  const hold = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const kind of KINDS) document.addEventListener(kind, hold, true);
  setTimeout(() => {
    for (const kind of KINDS) document.removeEventListener(kind, hold, true);
  }, TWICE);
}
