/** A right asked for: one code, a list of which one is enough, or the wildcard. */
export type Wanted = string | readonly string[];

/** True when a wanted code is held. Nothing wanted is never held; of a list one is enough. */
export function holds(held: ReadonlySet<string>, wanted: Wanted | null | undefined): boolean {
  if (!wanted) return false;
  return (typeof wanted === 'string' ? [wanted] : wanted).some(
    (code) => code !== '' && held.has(code),
  );
}

/** The check behind a permission tag: the tag must name something, the wildcard always passes. */
export function tagPasses(held: ReadonlySet<string>, tag: readonly string[]): boolean {
  if (!Array.isArray(tag) || tag.length === 0) throw new Error('请设置操作权限标签值');
  return tag.includes('*') || holds(held, tag);
}
