/** A theme a picture is kept in. */
export type PictureTheme = 'light' | 'dark';

/** What the index of the built Storybook says of a story, and what its place among others says. */
export interface PolicyOf {
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** It is the first of its title: of a screen, the usual one. */
  readonly first: boolean;
}

/** A story that looks like another one, of its page or of another: no picture. */
export const ALIKE = 'alike';
/** A story that has its picture although its title or its name says not. */
export const PICTURED = 'pictured';
/** A story that stands for a shape, of a screen or of a part: its picture is kept in dark too. */
export const IN_DARK = 'in-dark';

const OF_A_WIDTH = /2560|宽屏|1280|窄屏/;
const OF_DARK = /^深色/;
/** What every chart shows in the same frame. */
const OF_FRAME = /^(加载中|尚无数据|数据延迟|出错)$/;
/** Whose pictures show that frame, in every state and width. */
const FRAME = '图表/ChartFrame';
/** The parts that lay themselves out anew by their width. */
const BY_WIDTH = '表格与表单/';

/**
 * The themes a story has a picture in. Tags say it, not parameters: the index lists them, so what
 * is pictured is known and counted before a browser stands.
 */
export function picturesOf({ title, name, tags, first }: PolicyOf): readonly PictureTheme[] {
  if (tags.includes(ALIKE)) return [];
  const asked = tags.includes(PICTURED);
  // What a story shows in dark, its usual one shows when it is painted dark.
  if (OF_DARK.test(name)) return asked ? ['dark'] : [];
  if (title.startsWith('页面/')) {
    if (tags.includes(IN_DARK)) return ['light', 'dark'];
    return first || asked ? ['light'] : [];
  }
  const inAWidth = OF_A_WIDTH.test(name);
  const shownByAnother = title.startsWith('图表/') && title !== FRAME && OF_FRAME.test(name);
  const onlyWider = inAWidth && title !== FRAME && !title.startsWith(BY_WIDTH);
  if (!asked && (shownByAnother || onlyWider)) return [];
  // axe looks at every story in dark; how a part looks there, its usual story shows.
  const inDark = !inAWidth && (first || tags.includes(IN_DARK));
  return inDark ? ['light', 'dark'] : ['light'];
}
