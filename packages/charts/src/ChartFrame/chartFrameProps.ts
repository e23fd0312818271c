import type { ChartPalette, ChartState, ChartTheme } from '../core';

/** 每种图都有的属性。 */
export interface ChartBasics {
  title: string;
  /** 数据时间，已按本地写法排好，如「11-21 10:20:03」。 */
  asOf?: string;
  /** 数据状态，默认 ready；「尚无数据」「未报送」由数字得出。 */
  state?: ChartState;
  /** 出错时给用户的一句话。 */
  message?: string;
  onRetry?: () => void;
  /** 图区高度，像素，默认 280；'fill' 占满父元素，父元素要有高度。 */
  height?: number | 'fill';
  /** 主题，默认随页面；wall 为大屏，同时改用直接绘制。 */
  theme?: ChartTheme;
  /** 图内字号，像素；默认 12，大屏 14。 */
  fontSize?: number;
  /** 用纹理补充颜色，供灰度打印和色弱者。 */
  decals?: boolean;
  /** 只画图，不要标题和工具；大屏面板自己有框。 */
  bare?: boolean;
  /** 由外面决定显示图还是表；不给时由图框自己切换。 */
  view?: ChartMode;
}

/** 显示成图还是表。 */
export type ChartMode = 'chart' | 'table';

/** 图框的颜色变量；样式表只引用它们，大屏与管理端共用一份样式。 */
export function frameVariables(palette: ChartPalette): Record<`--chart-${string}`, string> {
  return {
    '--chart-surface': palette.surface,
    '--chart-sunken': palette.sunken,
    '--chart-text': palette.text,
    '--chart-secondary': palette.secondary,
    '--chart-muted': palette.muted,
    '--chart-border': palette.border,
    '--chart-strong': palette.strong,
    '--chart-skeleton': palette.skeleton,
    '--chart-accent': palette.accent,
    '--chart-on-accent': palette.onAccent,
    '--chart-bad': palette.bad,
    '--chart-held': palette.held,
    '--chart-font-size': `${palette.fontSize}px`,
  };
}
