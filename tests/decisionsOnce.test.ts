import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { decisions } from '@tqc/domain/register';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const TABLE = 'packages/domain/src/register/decisions.ts';
/**
 * The same letters for something else: words of code lists and of figures, reasons, a tab of
 * refused applications.
 */
const OTHER_FACTS =
  /\/dictionaries\/|\/register\/materials\.ts$|\/domain\/src\/wall\/|\/OnlineCheckScreen\.tsx$/;
/** Samples and tests say what a person sees. */
const SAMPLES = /\.(test|test-d|stories)\.tsx?$|\/(walks|examples|testing)\//;

const product = [
  ...['client', 'contract', 'domain'].map((name) => `packages/${name}/src`),
  ...['admin', 'bigscreen', 'server'].map((name) => `apps/${name}/src`),
]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path}`,
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !SAMPLES.test(path) && !OTHER_FACTS.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test.each(decisions.keys)('结论 %s 的按钮和拒绝的话只在一处写', (key) => {
  const { label, bulk } = decisions.get(key);
  const words = [label, bulk ?? label, decisions.rows[key].otherwise];
  for (const word of words)
    expect(
      product
        .filter(({ text }) => new RegExp(`['"\`>]\\s*${word}\\s*['"\`<]`).test(text))
        .map(({ path }) => path),
    ).toEqual([TABLE]);
});
