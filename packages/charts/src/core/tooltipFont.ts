import type { ECharts } from 'echarts/core';

interface TextElement {
  type: string;
  style: { rich?: Record<string, { fontFamily?: string }> };
  setStyle: (style: { fontFamily: string }) => void;
}

/** 画布上的提示框不认 textStyle 里的字体，中文会变成方块；它是唯一直接加到画布根上的文字，在加入时补上字体。 */
export function withTooltipFont(chart: ECharts, font: () => string): void {
  const canvas = chart.getZr();
  const add = canvas.add.bind(canvas);
  canvas.add = (element) => {
    const text = element as unknown as TextElement;
    if (text.type === 'text') {
      for (const style of Object.values(text.style.rich ?? {})) style.fontFamily = font();
      text.setStyle({ fontFamily: font() });
    }
    add(element);
  };
}

/** 选项里写着的字体。 */
export function fontOf(option: { textStyle?: { fontFamily?: string } } | undefined): string {
  return option?.textStyle?.fontFamily ?? 'sans-serif';
}
