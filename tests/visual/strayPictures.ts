import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Stored pictures under `folder` that belong to nothing any more; removes them when asked to. */
export function strayPictures(
  folder: string,
  names: ReadonlySet<string>,
  remove: boolean,
): string[] {
  const place = join(import.meta.dirname, 'pictures', folder);
  if (!existsSync(place)) return [];
  const strays = readdirSync(place).filter(
    (file) => file.endsWith('.webp') && !names.has(file.slice(0, -'.webp'.length)),
  );
  if (remove) for (const file of strays) rmSync(join(place, file));
  return remove ? [] : strays;
}
