/** 三套底色的名字：随页面的浅色与深色，以及大屏。 */
export type ChartGround = 'light' | 'dark' | 'wall';

/** 变量没有定义时的颜色；图表包里只有这个文件写色值。 */
export const fallbackColours: Record<ChartGround, Record<ColourName, string>> = {
  light: {
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f7f8fa',
    text: '#1d2129',
    secondary: '#4e5969',
    muted: '#626c7a',
    border: '#e5e6eb',
    strong: '#858e9b',
    skeleton: '#e9ebef',
    accent: '#165dff',
    onAccent: '#ffffff',
    unknown: '#d5d9e0',
    good: '#0b8235',
    held: '#b35300',
    bad: '#c8232c',
    rampLow: '#dceaf7',
    rampHigh: '#08518f',
    inkDark: '#000000',
    inkLight: '#ffffff',
  },
  dark: {
    surface: '#232324',
    raised: '#2a2a2b',
    sunken: '#1c1c1e',
    text: '#f6f6f6',
    secondary: '#c9cacc',
    muted: '#a9abb0',
    border: '#414244',
    strong: '#83858a',
    skeleton: '#35363a',
    accent: '#7fabff',
    onAccent: '#17171a',
    unknown: '#4a4c51',
    good: '#4fc770',
    held: '#ff9d3d',
    bad: '#ff7a75',
    rampLow: '#24384d',
    rampHigh: '#8fcbf5',
    inkDark: '#000000',
    inkLight: '#ffffff',
  },
  wall: {
    surface: '#071224',
    raised: '#0d1d38',
    sunken: '#050d1b',
    text: '#eaf4ff',
    secondary: '#c3d5ea',
    muted: '#a3b9d3',
    border: '#1f3a5f',
    strong: '#5d83ad',
    skeleton: '#12243f',
    accent: '#5cd0f5',
    onAccent: '#071224',
    unknown: '#2a3a52',
    good: '#34d39a',
    held: '#f0b43c',
    bad: '#ff8a70',
    rampLow: '#10335a',
    rampHigh: '#8fdcff',
    inkDark: '#000000',
    inkLight: '#ffffff',
  },
};

/** 各底色上的分类色，Okabe–Ito 一族：浅底加深，深底提亮，相邻两色在色弱者眼里也分得开。 */
export const fallbackSeries: Record<ChartGround, readonly string[]> = {
  light: ['#0072b2', '#b86a00', '#00805c', '#a8508a', '#2f8fc7', '#c24e00', '#857000', '#5f6b7a'],
  dark: ['#56b4e9', '#e69f00', '#2cc295', '#e08fbf', '#f0e442', '#ff7f3f', '#5b9be6', '#a9abb0'],
  wall: ['#56b4e9', '#e69f00', '#009e73', '#f0e442', '#cc79a7', '#d55e00', '#2f8fd0', '#9aa7b8'],
};

/** 颜色在界面变量里的名字；大屏另有自己的一组，见 variableOf。 */
export const colourVariables = {
  surface: '--tqc-surface',
  raised: '--tqc-surface-raised',
  sunken: '--tqc-surface-sunken',
  text: '--tqc-text',
  secondary: '--tqc-text-secondary',
  muted: '--tqc-text-muted',
  border: '--tqc-border',
  strong: '--tqc-border-strong',
  skeleton: '--tqc-skeleton',
  accent: '--tqc-primary',
  onAccent: '--tqc-on-primary',
  unknown: '--tqc-chart-unknown',
  good: '--tqc-tone-good-solid',
  held: '--tqc-tone-held-solid',
  bad: '--tqc-tone-bad-solid',
  rampLow: '--tqc-chart-ramp-low',
  rampHigh: '--tqc-chart-ramp-high',
  inkDark: '--tqc-chart-ink-dark',
  inkLight: '--tqc-chart-ink-light',
} as const;

/** 一种颜色的用途。 */
export type ColourName = keyof typeof colourVariables;
