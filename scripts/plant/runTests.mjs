import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Runs tests of a suite in the copy and tells which files are red, each with its first red test; a
 * bail ends the run at so many. Stories are run with their tests.
 */
export function runTests(copy, folder, filter, bail) {
  const report = join(copy, 'test-results/fault.json');
  rmSync(report, { force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root',
      folder,
      `--bail=${bail}`,
      '--reporter=json',
      `--outputFile=${report}`,
      ...[...new Set(['--passWithNoTests', ...filter])].map((one) =>
        one.startsWith(`${folder}/`) ? relative(folder, one) : one,
      ),
    ],
    {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: { ...process.env, TQC_CHEAP_PASSWORDS: 'for-tests' },
    },
  );
  if (status === 0) return [];
  if (!existsSync(report)) throw new Error(`${folder} ${filter.join(' ')}\n${stdout}${stderr}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults
    .filter((one) => one.status === 'failed')
    .map(({ name, message, assertionResults }) => ({
      path: relative(copy, name),
      title:
        assertionResults.find((one) => one.status === 'failed')?.fullName ?? firstLine(message),
    }));
}

const firstLine = (text = '') => text.trim().split('\n')[0];
