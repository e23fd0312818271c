import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtApp } from '../../paths';

let known: string | undefined;

/**
 * The build of the wall that this server hands out: the name of its script, which changes with
 * every change of the code.
 */
export function wallBuild(): string {
  known ??= read();
  return known;
}

function read(): string {
  const page = join(builtApp('bigscreen'), 'index.html');
  return existsSync(page)
    ? (/assets\/(index-[\w-]+)\.js/.exec(readFileSync(page, 'utf8'))?.[1] ?? '')
    : '';
}
