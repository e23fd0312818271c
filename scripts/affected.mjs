import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './checks.mjs';
import { root } from './steps.mjs';
import { vitestSuites, workspaces } from './suites.mjs';

/** Suites whose files every test imports: vitest would choose all, so folders choose here. */
const BY_FOLDER = 'apps/server';
const CODE = /\.(m?[jt]sx?|css)$/;

/** What a change asks for: the checks, and of each suite the filter that runs its part. */
export function affected(files, ref) {
  const touched = workspaces.filter(({ path }) =>
    files.some((file) => file.startsWith(`${path}/`)),
  );
  const reached = workspaces.filter((one) => touched.some((changed) => needs(one, changed)));
  return {
    checks: checks.filter(({ name, of }) =>
      of === undefined
        ? name !== '无用代码' && files.length > 0
        : reached.some(({ path }) => path === of) ||
          files.some((file) => file.startsWith(`${of}/`)),
    ),
    suites: vitestSuites.flatMap((suite) => {
      const filter = filterOf(suite, { files, ref, reached });
      // The handbook's own run plays the stories of what changed.
      return filter ? [{ suite: { ...suite, args: [], env: envOf(suite, files) }, filter }] : [];
    }),
  };
}

const AREAS = 'apps/admin/src/areas/';
const SCREEN = /Screen(?:\.stories|\.test)?\.tsx$/;

/**
 * The walks over screens import every story, so vitest chooses them whole. Where nothing but areas
 * changed they are told what to walk: the area of a file, of a screen the screen alone.
 */
function envOf({ folder }, files) {
  const code = files.filter((file) => CODE.test(file));
  if (folder !== 'apps/admin' || !code.every((file) => file.startsWith(AREAS))) return {};
  const walked = code.map((file) => {
    const own = file.slice(AREAS.length);
    return SCREEN.test(own) ? own.replace(SCREEN, 'Screen.') : own.replace(/\/.*/, '/');
  });
  return { TQC_SCREENS: [...new Set(walked)].join(',') };
}

const needs = (one, changed, seen = new Set()) =>
  one === changed ||
  one.needs.some((name) => {
    const next = workspaces.find((each) => each.name === name);
    if (!next || seen.has(next)) return false;
    seen.add(next);
    return needs(next, changed, seen);
  });

function filterOf({ folder }, { files, ref, reached }) {
  // The rules about the repository read every file, and take seconds.
  if (folder === 'tests') return files.length > 0 ? [] : undefined;
  if (!reached.some(({ path }) => path === folder)) return undefined;
  if (folder !== BY_FOLDER)
    return files.some((file) => CODE.test(file))
      ? ['--changed', ref, '--passWithNoTests']
      : undefined;
  const folders = serverFolders(files);
  if (folders.length === 0) return undefined;
  return folders.includes('') ? [] : [...folders, '--passWithNoTests'];
}

/** Folders of the server's sources whose tests a change asks for; '' is all of them. */
function serverFolders(files) {
  const found = files.flatMap((file) => {
    const own = /^apps\/server\/src\/(.+)\/[^/]+$/.exec(file)?.[1];
    if (own) return [`src/${own}/`];
    if (/^apps\/server\/(migrations|src|demo)\//.test(file)) return [''];
    // A resource has the same name in the contract, in domain and on the server.
    const shared = /^packages\/(contract|domain)\/src\/(.+)\/([\w.]+)$/.exec(file);
    if (!shared) return [];
    const [, , area = ''] = shared;
    const same = `src/areas/${area}/`;
    return [existsSync(join(root, 'apps/server', same)) ? same : ''];
  });
  return [...new Set(found)];
}
