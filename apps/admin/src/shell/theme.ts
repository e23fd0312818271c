const STORAGE = 'tqc-theme';

export type Theme = 'white' | 'dark';

/** The theme of this browser; white until somebody chooses. */
export function currentTheme(): Theme {
  return localStorage.getItem(STORAGE) === 'dark' ? 'dark' : 'white';
}

/** Paints the page in a theme and remembers it. */
export function applyTheme(theme: Theme = currentTheme()): void {
  localStorage.setItem(STORAGE, theme);
  if (theme === 'dark') document.body.setAttribute('arco-theme', 'dark');
  else document.body.removeAttribute('arco-theme');
}
