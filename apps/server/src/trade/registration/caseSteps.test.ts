import { caseSteps } from '@tqc/domain/register';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ACCESS_QUERY, DATA_CHANGE } from './record';

const source = resolve(import.meta.dirname, '../..');
/** Areas whose records have lives of their own: no list of operations shows their steps. */
const OWN_LIVES =
  /^(?:basic|enroll|exemption|limit|restrictions|rms|cert[\\/](?:apply|change|history))[\\/]/;

test('办理经过里写的业务环节，操作记录都能按它查', () => {
  const files = ['areas', 'trade', 'jobs'].flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !OWN_LIVES.test(name))
      .map((name) => readFileSync(join(source, folder, name), 'utf8')),
  );
  const written = files.flatMap((text) =>
    [...text.matchAll(/\bstep: '(\p{Script=Han}+)'/gu)].map(([, step = '']) => step),
  );
  expect(written.length).toBeGreaterThan(5);
  const unknown = [...written, ACCESS_QUERY, DATA_CHANGE].filter(
    (step) => !caseSteps.includes(step),
  );
  expect([...new Set(unknown)]).toEqual([]);
});
