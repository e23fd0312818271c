import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from './steps.mjs';

const results = join(root, 'test-results');

/**
 * Runs a suite of vitest, or the part of it that `filter` names, and counts its cases; one that
 * breaks before its tests counts as one failure.
 */
export function runVitest({ name, folder, args = [], env = {} }, filter = []) {
  const file = join(results, `${folder.replaceAll('/', '-')}.json`);
  rmSync(file, { force: true });
  console.log(`\n── ${name}（${folder}）`);
  const { ok } = run(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root',
      folder,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
      ...filter,
    ],
    { env: { TQC_CHEAP_PASSWORDS: 'for-tests', TQC_STORIES: 'once', ...env } },
  );
  if (!existsSync(file)) return { passed: 0, failed: ok ? 0 : 1 };
  const said = JSON.parse(readFileSync(file, 'utf8'));
  const failed = ok ? said.numFailedTests : Math.max(said.numFailedTests, 1);
  return {
    passed: said.numPassedTests,
    failed,
    skipped: said.numPendingTests + said.numTodoTests,
    names: namesOf(said),
  };
}

/** The cases of vitest that failed, and the files that broke before their cases. */
function namesOf({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name);
      const cases = assertionResults.filter(({ status }) => status === 'failed');
      return cases.length ? cases.map(({ fullName }) => `${file} › ${fullName}`) : [file];
    });
}

/** Runs a suite of Playwright in a real browser, and says why cases were skipped. */
export function runInBrowser({ name, folder }, filter = []) {
  console.log(`\n── ${name}（${folder}）`);
  const file = join(results, `${folder.split('/').at(-1)}.json`);
  rmSync(file, { force: true });
  run(process.execPath, [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    `${folder}/playwright.config.ts`,
    ...filter,
  ]);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    why: reasons(suites),
    names: specs(suites)
      .filter(({ ok }) => !ok)
      .map(({ file: spec, title }) => `${folder}/${spec} › ${title}`),
  };
}

const specs = (suites) =>
  suites.flatMap((one) => [...specs(one.suites ?? []), ...(one.specs ?? [])]);

/** Each reason once, with how often it was given. */
function reasons(suites) {
  const said = new Map();
  for (const { tests } of specs(suites))
    for (const { annotations } of tests)
      for (const { type, description = '' } of annotations)
        if (type === 'skip') said.set(description, (said.get(description) ?? 0) + 1);
  return [...said].map(([reason, count]) => `跳过 ${count} 例：${reason}`).join('；');
}
