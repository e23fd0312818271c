import { useMemo, useSyncExternalStore } from 'react';
import { fontGeneration, onFontLoad, remeasured } from './fontLoads';
import { paletteOf, type ChartPalette, type ChartTheme } from './palette';

interface PaletteOptions {
  theme?: ChartTheme;
  fontSize?: number;
  decals?: boolean;
}

/** 当前主题的调色板；页面换主题时随之更换，图表不必重建。 */
export function useChartPalette({
  theme = 'page',
  fontSize,
  decals,
}: PaletteOptions): ChartPalette {
  const stamp = useSyncExternalStore(watchTheme, themeStamp);
  return useMemo(() => {
    const page = document.body.getAttribute('arco-theme') === 'dark' ? 'dark' : 'light';
    const ground = theme === 'page' ? page : theme;
    const style = getComputedStyle(document.body);
    // With a fixed theme unlike the page's, the page's variables tell the wrong colours.
    const foreign = theme !== 'page' && ground !== 'wall' && ground !== page;
    const read = (name: string) =>
      foreign && name !== '--tqc-font' ? '' : style.getPropertyValue(name);
    const palette = paletteOf(ground, read, {
      fontSize,
      decals,
      animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
    return { ...palette, font: remeasured(palette.font) };
  }, [stamp, theme, fontSize, decals]);
}

function themeStamp(): string {
  return [
    document.body.getAttribute('arco-theme'),
    document.documentElement.dataset.theme,
    fontGeneration(),
  ].join('|');
}

function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { attributeFilter: ['arco-theme'] });
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const forgetFonts = onFontLoad(changed);
  return () => {
    observer.disconnect();
    forgetFonts();
  };
}
