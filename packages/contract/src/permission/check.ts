/** A right asked for: one code, or a list of which one is enough. */
export type Wanted = string | readonly string[];

/** True when a wanted code is held. Nothing wanted is never held; of a list one is enough. */
export function holds(held: ReadonlySet<string>, wanted: Wanted | null | undefined): boolean {
  if (!wanted) return false;
  return (typeof wanted === 'string' ? [wanted] : wanted).some(
    (code) => code !== '' && held.has(code),
  );
}
