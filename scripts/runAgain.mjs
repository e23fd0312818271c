import { join } from 'node:path';
import { runInBrowser, runVitest } from './runSuite.mjs';
import { root } from './steps.mjs';
import { browserSuites } from './suites.mjs';

/** More failures than this are no unsteadiness: they are judged as they are. */
const MOST = { files: 8, cases: 20 };

/** Whether a second run can say anything about what failed; files not reached say nothing yet. */
export const worthAgain = ({ again = [] }) => {
  const ran = again.filter(({ lost }) => !lost);
  return (
    again.length > 0 &&
    ran.length <= MOST.files &&
    ran.flatMap(({ cases }) => cases).length <= MOST.cases
  );
};

/**
 * Runs the files with failing cases a second time, alone; of the pictures, which stand in one file,
 * the failing cases. Answers what the suite comes to then.
 */
export async function runAgain(suite, first) {
  const files = first.again.map(({ file }) => join(root, file));
  if (suite === browserSuites.looks)
    return afterAgain(first, runInBrowser(suite, ['--last-failed']), { wholeFiles: false });
  if (suite === browserSuites.journeys) return afterAgain(first, runInBrowser(suite, files));
  return afterAgain(first, await runVitest(suite, files));
}

/**
 * Both runs as one: a case that failed and then passed counts as passed and is named as unsteady
 * with what it said first; one that failed twice has failed.
 */
export function afterAgain(first, second, { wholeFiles = true } = {}) {
  const before = (key) =>
    wholeFiles ? first.again.reduce((total, one) => total + one[key], 0) : 0;
  const names = second.names ?? [];
  // Nothing ran: the second run says nothing.
  if (second.passed === 0 && second.failed === 0) return first;
  return {
    passed: first.passed - before('passed') + second.passed,
    failed: second.failed,
    skipped: first.skipped - before('skipped') + (second.skipped ?? 0),
    why: first.why,
    names,
    unsteady: first.names
      .filter((name) => !names.includes(name))
      .map((name) => ({ name, said: first.said[name] ?? '' })),
  };
}
