/** 名称与要找的字合得多好：数字越小越好，合不上为 undefined；拼音首字母由使用者给出。 */
export function matchTitle(
  title: string,
  initials: string | undefined,
  wanted: string,
): number | undefined {
  const needle = plain(wanted);
  if (needle === '') return 0;
  const name = plain(title);
  if (name.startsWith(needle)) return 1;
  if (name.includes(needle)) return 2;
  const letters = plain(initials ?? '');
  if (letters.startsWith(needle)) return 3;
  return letters.includes(needle) ? 4 : undefined;
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}
