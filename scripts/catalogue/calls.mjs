import { grouped, headOf, keyOf, quote } from './table.mjs';

const ROOT = '/rest/edu/';
/** Marks instead of a right: nobody, any session, the applicants' channel. */
export const MARKS = new Set(['public', 'signedIn', 'channel']);

const lastOf = (id) => id.slice(id.lastIndexOf('.') + 1);
const resourceOf = ({ id }) => id.slice(0, id.lastIndexOf('.'));
const areaOf = ({ id }) => id.slice(0, id.indexOf('.'));
/** `register.certBatch` is certBatch in its area; an area of one resource has its own name. */
const nameOf = (resource) => lastOf(resource);

/** One file an area, one export a resource: a browser carries only the resources it calls. */
export function renderCalls(rows, folder) {
  const areas = grouped(rows, areaOf);
  const files = {};
  for (const [area, calls] of areas) files[`${folder}/${area}.ts`] = renderArea(calls);
  files[`${folder}/index.ts`] = [
    headOf('calls'),
    ...[...areas.keys()].map((area) => `export * as ${area} from './${area}';`),
    '',
  ].join('\n');
  return files;
}

function renderArea(rows) {
  const resources = [...grouped(rows, resourceOf)];
  const named = new Set(resources.map(([resource]) => nameOf(resource)));
  if (named.size < resources.length)
    throw new Error(`two resources of ${areaOf(rows[0])} have one name`);
  return [headOf('calls'), ...resources.map(renderResource)].join('\n\n') + '\n';
}

function renderResource([resource, rows]) {
  const path = pathOf(rows);
  const code = codeOf(rows);
  const calls = rows.map(({ id, method, path: full, permission, title }) => {
    const cells = [method, subOf(full, path), rightOf(permission, code), title];
    return `${keyOf(lastOf(id))}: [${cells.map(quote).join(', ')}],`;
  });
  return `export const ${nameOf(resource)} = {
    id: ${quote(resource)},
    path: ${quote(path)},
    code: ${quote(code)},
    calls: {
      ${calls.join('\n')}
    },
  } as const;`;
}

/**
 * Where a resource stands: the path of its list, else what the paths of its calls have in common
 * before their last word.
 */
function pathOf(rows) {
  const list = rows.find(({ id, method }) => lastOf(id) === 'list' && method === 'GET');
  if (list) return list.path.slice(ROOT.length);
  const folders = rows.map(({ path }) =>
    path
      .slice(ROOT.length)
      .replace(/\/\{.*/, '')
      .split('/')
      .slice(0, -1),
  );
  const [first = []] = folders;
  const end = first.findIndex((word, index) => folders.some((words) => words[index] !== word));
  return (end < 0 ? first : first.slice(0, end)).join('/');
}

/** The rest of a call's path; one that does not stand below its resource begins with a slash. */
function subOf(full, path) {
  const rest = full.slice(ROOT.length);
  if (rest === path) return '';
  return rest.startsWith(`${path}/`) ? rest.slice(path.length + 1) : `/${rest}`;
}

/** What stands in front of most of a resource's rights; empty where there are only marks. */
function codeOf(rows) {
  const counts = new Map();
  for (const { permission } of rows) {
    if (MARKS.has(permission)) continue;
    const code = permission.slice(0, permission.lastIndexOf('.'));
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0])[0];
}

const rightOf = (permission, code) =>
  code !== '' && permission.startsWith(`${code}.`) ? permission.slice(code.length + 1) : permission;
