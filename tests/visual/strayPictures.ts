import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Stored pictures under `folder`, and in the folders in it, that belong to nothing any more;
 * removes them when asked to.
 */
export function strayPictures(
  folder: string,
  names: ReadonlySet<string>,
  remove: boolean,
): string[] {
  const place = join(import.meta.dirname, 'pictures', folder);
  if (!existsSync(place)) return [];
  const strays = readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.webp') && !names.has(file.slice(0, -'.webp'.length)));
  if (remove) for (const file of strays) rmSync(join(place, file));
  return remove ? [] : strays;
}
