import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const file = join(root, 'test-results/green.json');

/**
 * What was green, by a digest of what it depends on: a second run leaves out a suite whose inputs
 * are the same. With CI=true, and where there is no work tree, nothing is remembered.
 */
export function greens({ fresh = false, kept = file } = {}) {
  const forgetful = process.env.CI === 'true' || !existsSync(join(root, '.git'));
  const known = !forgetful && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const paths = forgetful ? [] : sources();
  const digests = new Map();
  const digest = ({ name, inputs }) => {
    if (!digests.has(name)) digests.set(name, digestOf(paths, inputs));
    return digests.get(name);
  };
  return {
    /** How many cases of the suite held on these very inputs; undefined: it has to run. */
    known: (suite) =>
      !forgetful && !fresh && known[suite.name]?.digest === digest(suite)
        ? known[suite.name].passed
        : undefined,
    /** Remembers what a suite came to. */
    note(suite, { passed, failed, skipped }) {
      if (forgetful) return;
      if (failed > 0 || skipped > 0) delete known[suite.name];
      else known[suite.name] = { digest: digest(suite), passed };
      writeFileSync(kept, `${JSON.stringify(known, null, 2)}\n`);
    },
  };
}

/** Files of the work tree, committed or not, without what is ignored. */
function sources() {
  return git('ls-files', '--cached', '--others', '--exclude-standard');
}

/** Files that differ from a commit, new ones as well. */
export function changedSince(ref) {
  return [
    ...new Set([
      ...git('diff', '--name-only', ref),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

function git(...args) {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((line) => line !== '');
}

function digestOf(paths, inputs) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform}`);
  for (const path of paths) {
    if (!inputs.some((one) => path === one || path.startsWith(`${one}/`))) continue;
    const place = join(root, path);
    if (!statSync(place, { throwIfNoEntry: false })?.isFile()) continue;
    hash.update(`\0${path}\0`).update(readFileSync(place));
  }
  return hash.digest('hex');
}
