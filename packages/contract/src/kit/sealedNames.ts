const SEALED: ReadonlySet<string> = new Set(['idNo', 'mobile', 'certNo']);

/**
 * A query (with or without its question mark) without the sealed fields of any list, also within
 * the address it leads back to; what holds none is answered letter by letter. It goes by name,
 * because an address is read before its list is known; a test holds the names against the
 * catalogue.
 */
export function withoutSealed(query: string): string {
  const params = new URLSearchParams(query);
  let found = false;
  for (const name of SEALED)
    if (params.has(name)) {
      params.delete(name);
      found = true;
    }
  const back = params.get('redirect');
  if (back !== null && pathWithoutSealed(back) !== back) {
    params.set('redirect', pathWithoutSealed(back));
    found = true;
  }
  if (!found) return query;
  return `${query.startsWith('?') && params.size > 0 ? '?' : ''}${params}`;
}

/** A path with its query, without the sealed fields of any list. */
export function pathWithoutSealed(path: string): string {
  const at = path.indexOf('?');
  return at < 0 ? path : path.slice(0, at) + withoutSealed(path.slice(at));
}
