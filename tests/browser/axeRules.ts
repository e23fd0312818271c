/** The rules every story and every page must keep: WCAG 2.2, A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Only these rules are about colour; in dark nothing else can differ from white. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe is to look for: everything, or what a theme can change. */
export const RULES = {
  all: { type: 'tag', values: WCAG },
  colours: { type: 'rule', values: COLOURS },
} as const;
