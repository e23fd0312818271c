import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run, runBeside } from './steps.mjs';

const results = join(root, 'test-results');
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Runs a suite of vitest, or the part of it that `filter` names, and counts its cases. An error
 * that no case heard counts as a failure of the file it came from; a suite that breaks before its
 * tests counts as one failure. While others run `beside` it, what it says is printed at its end.
 */
export async function runVitest(
  { name, folder, args = [], env = {} },
  filter = [],
  { beside = false } = {},
) {
  const head = `\n── ${name}（${folder}）`;
  if (!beside) console.log(head);
  const file = join(results, `${folder.replaceAll('/', '-')}.json`);
  const unheardFile = file.replace(/json$/, 'unheard.json');
  for (const old of [file, unheardFile]) rmSync(old, { force: true });
  const { ok, output } = await (beside ? runBeside : run)(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root',
      folder,
      '--reporter=dot',
      '--reporter=json',
      `--reporter=${join(root, 'scripts/unheard.mjs')}`,
      `--outputFile.json=${file}`,
      ...args,
      ...filter,
    ],
    {
      env: {
        TQC_CHEAP_PASSWORDS: 'for-tests',
        TQC_STORIES: 'once',
        TQC_UNHEARD: unheardFile,
        ...env,
      },
    },
  );
  if (beside) console.log(`${head}\n${output}`);
  if (!existsSync(file)) return broken(ok, folder);
  const unheard = existsSync(unheardFile) ? read(unheardFile) : [];
  const all = unheard.some(lostPage) ? filesOf(folder, filter) : [];
  return countVitest(read(file), unheard, ok, all);
}

/** A page of the browser that answered no more: vitest drops what still waited for a page then. */
const lostPage = ({ message = '' }) => message.startsWith('Failed to run the test ');

/** All files of a suite, or of the part that `filter` names. */
function filesOf(folder, filter) {
  const list = join(results, 'files.json');
  rmSync(list, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'list', '--root', folder, '--filesOnly'];
  run(process.execPath, [...vitest, `--json=${list}`, ...filter]);
  return existsSync(list) ? read(list).map(({ file }) => file) : [];
}

const broken = (ok, folder) =>
  ok ? { passed: 0, failed: 0 } : { passed: 0, failed: 1, names: [`${folder} 没有跑起来`] };

/**
 * What a run of vitest came to: its cases, the names of those that failed with the first line of
 * why, and the files they stand in with their counts. Of `all` files that it should have run, those
 * that it did not come to have failed, and a second run judges them.
 */
export function countVitest({ testResults, ...said }, unheard, ok, all = []) {
  const missed = all.filter(
    (path) =>
      unheard.some((one) => lostPage(one) && one.message.includes(path)) ||
      !testResults.some(
        (one) => one.name === path && (one.assertionResults.length > 0 || one.status === 'failed'),
      ),
  );
  const files = testResults.map(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name);
    const count = (...wanted) =>
      assertionResults.filter((one) => wanted.includes(one.status)).length;
    const cases = assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => [`${file} › ${one.fullName}`, firstLine(one.failureMessages?.[0])]);
    // A file that broke before its cases.
    if (status === 'failed' && cases.length === 0) cases.push([file, firstLine(message)]);
    for (const { path, message: why } of unheard)
      if (path === name) cases.push([`${file} › 无人接住的错误`, firstLine(why)]);
    return { file, passed: count('passed'), skipped: count('pending', 'todo', 'skipped'), cases };
  });
  const failing = [
    ...files.filter(({ cases }) => cases.length > 0),
    ...missed
      .map((path) => relative(root, path))
      .filter((file) => !files.some((one) => one.file === file && one.cases.length > 0))
      .map((file) => ({
        ...(files.find((one) => one.file === file) ?? { file, passed: 0, skipped: 0 }),
        lost: true,
        cases: [[`${file} › 没有跑到`, '浏览器的页面没有应答']],
      })),
  ];
  const nowhere = unheard
    .filter(({ path }) => !testResults.some(({ name }) => name === path))
    .filter((one) => all.length === 0 || !lostPage(one));
  const lost = nowhere.map(({ message }) => `无人接住的错误：${firstLine(message)}`);
  const names = [...failing.flatMap(({ cases }) => cases.map(([name]) => name)), ...lost];
  // A run that failed and names nothing has failed all the same.
  if (!ok && names.length === 0) names.push('运行以失败结束，没有说明原因');
  return {
    passed: said.numPassedTests,
    failed: names.length,
    skipped: said.numPendingTests + said.numTodoTests,
    names,
    why: undefined,
    said: Object.fromEntries(failing.flatMap(({ cases }) => cases)),
    // What a second run can judge: all failures have a file.
    again: names.length > failing.flatMap(({ cases }) => cases).length ? [] : failing,
  };
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0].slice(0, 200);

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
  return existsSync(file) ? countBrowser(read(file), folder) : broken(false, folder);
}

/** What a run of Playwright came to, in the shape of `countVitest`. */
export function countBrowser({ stats, errors, suites }, folder) {
  const all = specs(suites);
  const bad = all.filter(({ ok }) => !ok);
  const nameOf = ({ file, title }) => `${folder}/${file} › ${title}`;
  const count = (file, status) =>
    all
      .filter((one) => one.file === file)
      .flatMap(({ tests }) => tests)
      .filter((one) => one.status === status).length;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    why: reasons(suites),
    names: [...bad.map(nameOf), ...errors.map(({ message }) => `${folder}：${firstLine(message)}`)],
    said: Object.fromEntries(
      bad.map((one) => [
        nameOf(one),
        firstLine(
          one.tests.flatMap(({ results: ran }) => ran).find(({ error }) => error)?.error.message,
        ),
      ]),
    ),
    again:
      errors.length > 0
        ? []
        : [...new Set(bad.map(({ file }) => file))].map((file) => ({
            file: `${folder}/${file}`,
            passed: count(file, 'expected'),
            skipped: count(file, 'skipped'),
            cases: bad.filter((one) => one.file === file).map((one) => [nameOf(one)]),
          })),
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
