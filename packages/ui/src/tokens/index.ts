export { applyTheme, densities, rowHeights, themes } from './theme';
export type { Density, Theme, Tone } from './theme';
