import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
// A busy machine is slow and says nothing about the product: figures belong to `npm run bench`.
const DURATION = /expect\((?:performance|Date)\.now\(\)\s*-/;

test('没有一个用例断言一件事用了多久', () => {
  const files = ['apps', 'packages', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter(
        (name) => /\.(test|spec|stories)\.tsx?$/.test(name) && !name.includes('node_modules'),
      ),
  );
  expect(files.length).toBeGreaterThan(500);
  const timed = files.filter((file) => DURATION.test(readFileSync(join(root, file), 'utf8')));
  expect(timed).toEqual([]);
  expect(DURATION.test(`expect(${'performance'}.now() - begun).toBeLessThan(1500);`)).toBe(true);
});
