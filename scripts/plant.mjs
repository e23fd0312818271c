import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { affected } from './affected.mjs';
import { makeCopy } from './plant/copy.mjs';
import { faults, places } from './plant/faults.mjs';
import { runTests } from './plant/runTests.mjs';
import { vitestSuites } from './suites.mjs';

// Plants faults one at a time in a copy of the repository and tells which test notices each:
// `npm run plant`, or `npm run plant -- <name> …` for some; with `--likely` a fault that the likely
// tests do not notice is given up at once.
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { likely: { type: 'boolean' } },
});
const unknown = asked.filter((name) => !faults.some((fault) => fault.name === name));
const rotten = faults.filter((fault) => places(fault) !== 1);
for (const name of unknown) console.error(`没有叫 ${name} 的缺陷`);
for (const { name, file } of rotten)
  console.error(`${name}：${file} 里要替换的文字不是正好一处，请改正缺陷表`);
if (unknown.length > 0 || rotten.length > 0) process.exit(1);

const planted = asked.length > 0 ? faults.filter(({ name }) => asked.includes(name)) : faults;
const copy = makeCopy();
process.once('exit', () => rmSync(copy.folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Whether a test file holds in the copy with nothing planted; one that does not proves nothing. */
const sound = new Map();
const found = [];
for (const fault of planted) {
  const began = performance.now();
  const by = noticed(fault);
  const seconds = Math.round((performance.now() - began) / 1000);
  found.push({ fault, by, seconds });
  console.log(
    by ? `✓ ${fault.name}：${by.path}「${by.title}」${seconds}s` : `✗ ${fault.name} 没有测试发现`,
  );
}

console.log('\n| fault | what breaks | caught by | s |\n|---|---|---|---:|');
for (const { fault, by, seconds } of found)
  console.log(`| ${fault.name} | ${fault.breaks} | ${by ? `\`${by.path}\`` : '–'} | ${seconds} |`);
const caught = found.filter(({ by }) => by !== undefined).length;
console.log(`\n${caught} caught, ${found.length - caught} not caught`);
process.exitCode = caught === found.length ? 0 : 1;

/**
 * The test that turns red by a fault: among the likely ones, then among those that the change asks
 * for, then in the whole package.
 */
function noticed(fault) {
  for (const { folder, filter, bail } of runsOf(fault)) {
    const restore = copy.plant(fault);
    const red = runTests(copy.folder, folder, filter, bail);
    restore();
    const by = red.find(({ path }) => isSound(path));
    if (by) return by;
  }
  return undefined;
}

function runsOf({ file, likely }) {
  const own = vitestSuites.find(({ folder }) => file.startsWith(`${folder}/`));
  const first = likely.map((path) => ({ folder: folderOf(path), filter: [path], bail: 1 }));
  if (values.likely) return first;
  return [
    ...first,
    ...affected([file], 'HEAD').suites.map(({ suite: { folder }, filter }) => ({
      folder,
      filter,
      bail: 0,
    })),
    ...(own ? [{ folder: own.folder, filter: [], bail: 0 }] : []),
  ];
}

function isSound(path) {
  if (!sound.has(path))
    sound.set(path, runTests(copy.folder, folderOf(path), [path], 1).length === 0);
  if (!sound.get(path)) console.log(`${path} 没有植入缺陷也不过，不算数`);
  return sound.get(path);
}

function folderOf(path) {
  return vitestSuites.find(({ folder }) => path.startsWith(`${folder}/`)).folder;
}
