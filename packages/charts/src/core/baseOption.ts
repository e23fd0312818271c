import type { EChartsOption } from 'echarts';
import type { ChartPalette } from './palette';

/** 所有图共用的选项：字体、动效、纹理和画在画布上的提示框。 */
export function baseOption(palette: ChartPalette): EChartsOption {
  return {
    animation: palette.animate,
    animationDuration: 200,
    animationDurationUpdate: 200,
    backgroundColor: 'transparent',
    color: [...palette.series],
    textStyle: { fontFamily: palette.font, fontSize: palette.fontSize, color: palette.text },
    // The frame gives the words for screen readers; only the patterns are taken from here.
    aria: { enabled: true, label: { enabled: false }, decal: { show: palette.decals } },
  };
}

/** 提示框：只画在画布上，不生成 HTML。 */
export function tooltipOption(palette: ChartPalette) {
  return {
    renderMode: 'richText' as const,
    confine: true,
    backgroundColor: palette.raised,
    borderColor: palette.strong,
    borderWidth: 1,
    padding: 8,
    transitionDuration: 0,
    textStyle: {
      color: palette.text,
      fontFamily: palette.font,
      fontSize: palette.fontSize,
      lineHeight: Math.round(palette.fontSize * 1.6),
    },
  };
}

/** 图例：放在图的上沿，多了分页。 */
export function legendOption(palette: ChartPalette, names: readonly string[]) {
  return {
    show: names.length > 1,
    type: 'scroll' as const,
    data: [...names],
    top: 0,
    left: 0,
    right: 0,
    itemGap: 16,
    itemWidth: 14,
    itemHeight: 10,
    icon: 'roundRect',
    inactiveColor: palette.unknown,
    pageIconColor: palette.secondary,
    pageIconInactiveColor: palette.unknown,
    pageTextStyle: { color: palette.secondary },
    textStyle: { color: palette.secondary, fontFamily: palette.font, fontSize: palette.fontSize },
  };
}

/** 轴上文字的样式。 */
export function axisText(palette: ChartPalette) {
  return { color: palette.muted, fontFamily: palette.font, fontSize: palette.fontSize };
}
