import { catalogueCalls, callsOfScreens } from '@tqc/contract/catalogue';
import { isPermissionCode } from '@tqc/contract/permission';
import { allScreens, screenOf } from '@tqc/contract/screens';

/** One right under a page that needs it. */
export interface TreeRight {
  readonly code: string;
  readonly title: string;
  readonly group: string;
  readonly page: string;
  readonly isPage: boolean;
}

const byId = new Map(catalogueCalls.map((call) => [call.id, call]));
const OTHERS = '公共功能';

/** Menu → page → button, as far as these rights go; a right of several pages stands at each. */
export function rightTree(codes: ReadonlySet<string>): readonly TreeRight[] {
  const placed = new Set<string>();
  const rows: TreeRight[] = [];
  for (const screen of allScreens) {
    const group = screen.parent ? screenOf(screen.parent).title : OTHERS;
    const page = screen.title;
    if (codes.has(screen.permission)) {
      rows.push({ code: screen.permission, title: `打开“${page}”`, group, page, isPage: true });
      placed.add(screen.permission);
    }
    const titles = new Map<string, Set<string>>();
    for (const id of callsOfScreens[screen.id] ?? []) {
      const { permission = '', title = '' } = byId.get(id) ?? {};
      if (!codes.has(permission) || !isPermissionCode(permission)) continue;
      titles.set(permission, (titles.get(permission) ?? new Set()).add(title));
    }
    for (const [code, words] of titles) {
      if (code === screen.permission) continue;
      rows.push({ code, title: [...words].join('、'), group, page, isPage: false });
      placed.add(code);
    }
  }
  for (const code of codes)
    if (!placed.has(code))
      rows.push({ code, title: titleOf(code), group: OTHERS, page: '其他', isPage: false });
  return rows;
}

/** What a right lets somebody do, in the words of its calls or its page. */
export function titleOf(code: string): string {
  const titles = catalogueCalls.filter(({ permission }) => permission === code);
  const pages = allScreens.filter(({ permission }) => permission === code);
  const words = [
    ...titles.map(({ title }) => title),
    ...pages.map(({ title }) => `打开“${title}”`),
  ];
  return [...new Set(words)].join('、') || code;
}
