import { applyTheme, themes, type Theme } from '@tqc/ui/tokens';

const STORAGE = 'tqc-theme';

/** The theme of this browser; white until somebody chooses. */
export function currentTheme(): Theme {
  const kept = localStorage.getItem(STORAGE);
  return themes.find((theme) => theme === kept) ?? 'white';
}

/** Paints the page in a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORAGE, theme);
  applyTheme(theme);
}
