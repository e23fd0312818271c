import { matchTitle } from '../Sidebar/matchTitle';

/** 可以转到的一个页面。 */
export interface PalettePage {
  readonly path: string;
  readonly title: string;
  /** 所在的菜单组。 */
  readonly group?: string;
  /** 拼音首字母，供查找。 */
  readonly initials?: string;
}

/** 一次最多列出多少个。 */
const MOST = 50;

/** 合得上的页面，最合的在先，一样合的最近打开过的在先；没有要找的字时最近的在先。 */
export function rankPages(
  pages: readonly PalettePage[],
  wanted: string,
  recent: readonly string[],
): readonly PalettePage[] {
  const age = (path: string) => {
    const at = recent.indexOf(path);
    return at < 0 ? recent.length : at;
  };
  return pages
    .flatMap((page) => {
      const fit =
        matchTitle(page.title, page.initials, wanted) ??
        (page.group !== undefined && matchTitle(page.group, undefined, wanted) !== undefined
          ? 9
          : undefined);
      return fit === undefined ? [] : [{ page, fit }];
    })
    .sort((one, two) => one.fit - two.fit || age(one.page.path) - age(two.page.path))
    .slice(0, MOST)
    .map(({ page }) => page);
}
