export { CommandPalette } from './CommandPalette';
export type { PalettePage } from './rankPages';
export { useCommandKey } from './useCommandKey';
