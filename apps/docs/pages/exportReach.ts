import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A name one folder of a package gives to others. */
export interface ExportedName {
  readonly folder: string;
  readonly name: string;
  /** Whether it is drawn; the rest are rules, hooks and constants. */
  readonly drawn: boolean;
}

/** Every value the index files of a package export. */
export function exportedNames(source: string): ExportedName[] {
  return folders(source).flatMap((folder) => {
    const index = join(source, folder, 'index.ts');
    if (!existsSync(index)) return [];
    return [...read(index).matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim().split(' as ').at(-1) ?? '')
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => ({ folder, name, drawn: /^[A-Z][a-z]/.test(name) })),
    );
  });
}

/**
 * Text of the files that the given ones load, themselves included; index files are followed but say
 * nothing themselves.
 */
export function reachedText(starts: readonly string[]): ReadonlyMap<string, string> {
  const reached = new Map<string, string>();
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    const text = read(path);
    reached.set(path, text.replaceAll(/^export \{[^}]*\} from .*$/gm, ''));
    for (const [, target = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      const found = ['', '.ts', '.tsx', '/index.ts']
        .map((end) => join(dirname(path), target) + end)
        .find((file) => /\.tsx?$/.test(file) && existsSync(file));
      if (found) waiting.push(found);
    }
  }
  return reached;
}

/** Files of a package whose name ends as given. */
export function filesEnding(source: string, end: RegExp): string[] {
  return folders(source).flatMap((folder) =>
    readdirSync(join(source, folder))
      .filter((file) => end.test(file))
      .map((file) => join(source, folder, file)),
  );
}

const read = (path: string) => readFileSync(path, 'utf8');

function folders(source: string): string[] {
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
