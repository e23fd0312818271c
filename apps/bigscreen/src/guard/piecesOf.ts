/** Addresses of the scripts and styles a page asks for, as absolute ones. */
export function piecesOf(page: string, base: string): readonly string[] {
  const found = [...page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    (match) => new URL(match[1] ?? '', base).href,
  );
  return [...new Set(found)];
}
