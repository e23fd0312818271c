import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// This file stands in src/ and, once built, in dist/: both are one level below the server's folder.
const serverFolder = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Folder of the migrations. */
export const migrationsFolder = resolve(serverFolder, 'migrations');

/** Root of the repository. */
export const projectRoot = resolve(serverFolder, '../..');

/** Built files of an app under apps/. */
export function builtApp(name: 'admin' | 'bigscreen' | 'docs'): string {
  return resolve(projectRoot, 'apps', name, name === 'docs' ? 'storybook-static' : 'dist');
}
