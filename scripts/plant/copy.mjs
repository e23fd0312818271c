import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../steps.mjs';
import { workspaces } from '../suites.mjs';

/** The test of the table of faults is red wherever one is planted: it would catch them all. */
const TABLE = 'tests/plant.test.ts';
/** Written in place by the tools of the tests: the copy gets its own. */
const OWN = new Set(['.vite', '.vite-temp', '.cache']);

/**
 * A copy of the repository as it stands, committed or not, with its dependencies beside it: what is
 * planted there never reaches the working tree.
 */
export function makeCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'tqc-plant-'));
  for (const path of git(root, 'ls-files', '--cached', '--others', '--exclude-standard').split(
    '\0',
  ))
    if (path && path !== TABLE && existsSync(join(root, path))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      copyFileSync(join(root, path), join(folder, path));
    }
  for (const path of ['.', 'tests', ...workspaces.map((one) => one.path)]) {
    const modules = join(path, 'node_modules');
    if (existsSync(join(root, modules))) linkAll(join(root, modules), join(folder, modules));
  }
  // What changed since the commit is the fault, so the tests that import it can be asked for.
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, '-c', 'user.name=plant', '-c', 'user.email=plant@localhost', 'commit', '-qm', 'copy');
  return {
    folder,
    /** Plants a fault; what it answers takes it out again. */
    plant({ file, from, to }) {
      const place = join(folder, file);
      const before = readFileSync(place, 'utf8');
      // A function, so that no sign of `to` means something of its own.
      writeFileSync(
        place,
        before.replace(from, () => to),
      );
      return () => writeFileSync(place, before);
    },
  };
}

function git(cwd, ...args) {
  const how = { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 };
  const zeros = args[0] === 'ls-files' ? ['-z'] : [];
  return execFileSync('git', [...args, ...zeros], how);
}

/** Files are linked where both folders lie on one disk; links lead to the same place beside. */
function linkAll(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [old, made] = [join(from, entry.name), join(to, entry.name)];
    if (OWN.has(entry.name)) cpSync(old, made, { recursive: true });
    else if (entry.isDirectory()) linkAll(old, made);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(old), made);
    else linkOrCopy(old, made);
  }
}

function linkOrCopy(old, made) {
  try {
    linkSync(old, made);
  } catch {
    copyFileSync(old, made);
  }
}
