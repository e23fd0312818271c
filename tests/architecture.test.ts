import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { permissionCodes } from '@tqc/contract/permission';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  '.git',
  '.turbo',
  'test-results',
  '.data',
]);
const LONGEST = 400;
const WIDTH = 100;
/** Made by a command: `npm run tables`, `npm run catalogue`. */
const MADE =
  /^(apps\/server\/src\/kit\/tables|packages\/contract\/src\/generated\/.*|packages\/domain\/src\/dictionaries\/generated)\.ts$/;

/**
 * Files that name a right and no call: the words of the rights, landing by menu right, the demo's
 * auditor role; the last one awaits its call.
 */
const NAMES_RIGHTS: readonly string[] = [
  'packages/domain/src/dictionaries/generated.ts',
  'apps/admin/src/shell/landing.ts',
  'apps/server/src/demo/fill.ts',
  'apps/server/src/trade/standardRoles.ts',
  'apps/server/src/trade/wall/displayAuth.ts',
];

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [relative(root, path)];
  });
}

const sources = ['packages', 'apps', 'tests', 'scripts']
  .flatMap((folder) => files(join(root, folder)))
  .filter((path) => /\.(tsx?|mjs)$/.test(path));
const text = (path: string) => readFileSync(join(root, path), 'utf8');

test('文件不超过400行', () => {
  expect(
    sources.filter((path) => !MADE.test(path) && text(path).split('\n').length > LONGEST),
  ).toEqual([]);
});

test('注释不超过100个字符；其余的长行不到百分之一', () => {
  const lines = sources
    .filter((path) => !MADE.test(path))
    .flatMap((path) =>
      text(path)
        .split('\n')
        .map((line) => ({ path, line })),
    );
  const wide = lines.filter(({ line }) => line.length > WIDTH);
  expect(wide.filter(({ line }) => /^\s*(\/\/|\/?\*)/.test(line)).map(({ path }) => path)).toEqual(
    [],
  );
  expect(wide.length / lines.length).toBeLessThan(0.01);
});

test('不受行数限制的文件都写明由哪条命令生成', () => {
  const made = sources.filter((path) => MADE.test(path));
  expect(made.length).toBeGreaterThan(15);
  expect(made.filter((path) => !/^(\/\/|\/\*\*).*`npm run \w+/.test(text(path)))).toEqual([]);
});

test('接口路径和权限只在契约里写，别处引用', () => {
  const outside = sources.filter(
    (path) =>
      !path.startsWith('packages/contract/') && !/\.test\.tsx?$|tests\/|scripts\//.test(path),
  );
  expect(outside.filter((path) => /['"`]\/rest\/edu/.test(text(path)))).toEqual([]);
  // A right is asked for through its call.
  const rights = new RegExp(
    `['"\`](${permissionCodes.join('|').replaceAll('.', String.raw`\.`)})['"\`]`,
  );
  expect(outside.filter((path) => !NAMES_RIGHTS.includes(path) && rights.test(text(path)))).toEqual(
    [],
  );
});

test('没有名为 utils、common、helpers 的目录', () => {
  expect(sources.filter((path) => /\/(utils|common|helpers)\//.test(path))).toEqual([]);
});

test('不用 any，不关掉检查而不说理由', () => {
  expect(
    sources.filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        /: any\b|<any>|as any\b|@ts-ignore/.test(text(path)) &&
        !path.endsWith('architecture.test.ts'),
    ),
  ).toEqual([]);
  expect(
    sources.filter((path) =>
      text(path)
        .split('\n')
        .some(
          (line) =>
            line.includes('oxlint-disable') &&
            !line.includes(' -- ') &&
            !line.includes('line.includes'),
        ),
    ),
  ).toEqual([]);
});

test('服务端不在事件循环上派生密码：没有同步的 PBKDF2、scrypt、argon2', () => {
  // HKDF is a few hashes and may stay where it is.
  const slow = /\b(pbkdf2Sync|scryptSync|argon2Sync|hashSync|verifySync)\b/;
  const server = sources.filter(
    (path) => path.startsWith('apps/server/src/') && !path.endsWith('.test.ts'),
  );
  expect(server.length).toBeGreaterThan(100);
  expect(server.filter((path) => slow.test(text(path)))).toEqual([]);
});

test('服务端不在事件循环上画打印件：画图的库只在线程里用', () => {
  // The invented documents of a demonstration are drawn before it serves anybody.
  const server = sources.filter((path) => /^apps\/server\/src\/(?!demo\/)/.test(path));
  const importing = (what: RegExp) =>
    server.filter((path) => !path.endsWith('.test.ts') && what.test(text(path)));
  expect(importing(/from '(pdfkit|fontkit)'/)).toEqual([
    'apps/server/src/kit/printing/drawForm.ts',
    'apps/server/src/kit/printing/drawPaper.ts',
    'apps/server/src/kit/printing/letters.ts',
  ]);
  const worker = 'apps/server/src/kit/printing/formWorker.ts';
  const drawing = ['drawForm.ts', 'drawPaper.ts'].map(
    (name) => `apps/server/src/kit/printing/${name}`,
  );
  expect(importing(/\/drawForm'/)).toEqual([worker]);
  expect(importing(/\/drawPaper'/)).toEqual([drawing[0], worker]);
  expect(importing(/\/letters'/)).toEqual(drawing);
  expect(importing(/\/formWorker'/)).toEqual([]);
});

/**
 * Handlers that a library takes by assignment only, and the one method of zrender that has no other
 * way in.
 */
const TAKES_HANDLERS = [
  'packages/charts/src/core/tooltipFont.ts',
  'packages/ui/src/PdfViewer/usePdfDocument.ts',
  'apps/docs/.storybook/preview.tsx',
];

test('不换掉别人对象上的方法：要什么随调用说，或在建的时候给', () => {
  const product = sources.filter(
    (path) => /^(packages|apps)\//.test(path) && !/\.(test|stories)\.tsx?$/.test(path),
  );
  // Events of the browser (onload, onerror …) and React's ref.current are meant to be assigned.
  const swap = /\w\.(?!on[a-z]+ |current )\w+ = (async )?(\([^\n]*\)|\w+) =>/;
  expect(product.filter((path) => swap.test(text(path)))).toEqual(TAKES_HANDLERS);
});

/** The exit status of a process is none of ours. */
const EXITS = [
  'apps/server/src/kit/database/embedded.ts',
  'apps/server/src/kit/database/binaries.ts',
];

test('状态不写数字：名称和成组的状态都在领域里，行的样例除外', () => {
  const product = sources.filter(
    (path) =>
      /^(apps|packages\/(contract|client))\//.test(path) &&
      !/\.(test|stories)\.tsx?$|\/walks\/|\/examples(\/|\.ts$)|\/testing\//.test(path) &&
      !EXITS.includes(path),
  );
  // Codes have one or two digits; three are answers of HTTP.
  // The conclusions of a registration are states as well.
  const bare =
    /([sS]tatus(es)?|first_review|firstReview|recheck|final_judgement|finalJudgement)\b( as \w+)?\)?\s*(=|<>|!=|===|!==|\bin\b|[<>]=?|:)\s*[([]*'?\d{1,2}\b|\[\d{1,2}(, \d{1,2})*\]\.includes\([\w.]*[sS]tatus|'\w*[sS]tatus', '(=|in|<>)', [[(]?\d/;
  expect(product.filter((path) => bare.test(text(path)))).toEqual([]);
});

/** A decision says its refusal in its own place and keeps what was written. */
const TELLS_ITSELF = ['apps/admin/src/areas/register/application/useDecide.ts'];

test('画面做一件事用 useAction 和它上面的按钮，自己不说成功和失败', () => {
  const screens = sources.filter((path) => /^apps\/admin\/src\/areas\/.*\.tsx?$/.test(path));
  expect(screens.length).toBeGreaterThan(60);
  expect(screens.filter((path) => /\btell(Done|Error)\(/.test(text(path)))).toEqual(TELLS_ITSELF);
});

/**
 * The wall has no library of fields: its one choice is read across a room and worked with a remote
 * control.
 */
const OWN_SELECT = ['apps/bigscreen/src/wall/WallHeader.tsx'];

test('画面里的下拉和多行文字用 ui 的字段，不用浏览器自带的', () => {
  const screens = sources.filter((path) => path.startsWith('apps/') && path.endsWith('.tsx'));
  expect(screens.filter((path) => /<(select|textarea)\b/.test(text(path)))).toEqual(OWN_SELECT);
});

/**
 * Where a program or a thread begins, and settings of test runners and tools: their work is to be
 * done at once.
 */
const BEGINS =
  /\/main\.tsx?$|\/console\/|\.worker\.ts$|Worker\.ts$|\/setup\/|\/\.storybook\/|\/testStorage\.ts$|\.(test|stories|config)\.tsx?$/;
/**
 * A store of the page that follows another one, wired where it is defined; nothing outside the page
 * notices. What goes with a person says so by `whenSessionEnds`.
 */
const WIRES_STORES = [
  'apps/admin/src/kit/list/usePageState.ts',
  'apps/admin/src/kit/session/tabs.ts',
];

test('引入一个模块不做事：计时、改别人的设置都由启动的地方说', () => {
  const statement = /^(?!whenSessionEnds\()(void |await |new |if \(|for \()?[\w.]+\(/m;
  expect(
    sources
      .filter((path) => /^(packages|apps)\//.test(path) && !BEGINS.test(path))
      .filter((path) => /\.tsx?$/.test(path) && statement.test(text(path))),
  ).toEqual(WIRES_STORES);
});

test('画面叫某某Screen，不叫别的；它的文件只导出它，页面按编号载入时取的就是它', () => {
  const screens = sources.filter(
    (path) => path.startsWith('apps/admin/src/areas/') && path.endsWith('Screen.tsx'),
  );
  expect(screens.length).toBeGreaterThan(15);
  for (const path of screens) {
    const exported = text(path).match(/^export .*$/gm);
    expect(exported, path).toHaveLength(1);
    expect(exported?.[0]).toContain(
      `export function ${path.split('/').at(-1)?.replace('.tsx', '')}(`,
    );
  }
});

test('各领域的页面只载入画面文件，路径、权限和标题不写在里面', () => {
  const indexes = sources.filter((path) => /^apps\/admin\/src\/areas\/\w+\/index\.ts$/.test(path));
  expect(indexes.length).toBeGreaterThan(5);
  for (const path of indexes) {
    const lines = text(path).match(/^  .*$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(line, path).toMatch(/^  '\w+\.\w+': \(\) => import\('\.\/[\w/]+Screen'\),$/);
  }
});

test('每个画面旁边都有故事和测试，测试演的就是这些故事；普通资源的画面由走遍它们的测试来演', () => {
  const screens = sources
    .filter((path) => path.startsWith('apps/admin/src/areas/') && path.endsWith('Screen.tsx'))
    .map((path) => path.replace(/\.tsx$/, ''));
  expect(screens.length).toBeGreaterThan(15);
  expect(screens.filter((path) => !sources.includes(`${path}.stories.tsx`))).toEqual([]);
  // What a plain screen does is tried with all of them (`plainScreens.test.tsx`); what it does
  // besides has a test beside it.
  const plain = screens.filter((path) => text(`${path}.stories.tsx`).includes('plainAnswers('));
  expect(
    screens.filter((path) => !plain.includes(path) && !sources.includes(`${path}.test.tsx`)),
  ).toEqual([]);
  const name = (path: string) => path.split('/').at(-1) ?? '';
  expect(
    screens
      .filter((path) => sources.includes(`${path}.test.tsx`))
      .filter((path) => !text(`${path}.test.tsx`).includes(`from './${name(path)}.stories'`)),
  ).toEqual([]);
  expect(screens.filter((path) => !text(`${path}.stories.tsx`).includes("title: '页面/"))).toEqual(
    [],
  );
});

test('每个领域登记在一处：契约和服务端各一行，管理端有 index.ts 就是', () => {
  const folders = (parent: string) =>
    [...new Set(sources.map((path) => new RegExp(`^${parent}/(\\w+)/`).exec(path)?.[1]))]
      .filter((name) => name !== undefined)
      .sort();
  const listed = (path: string) =>
    [...text(path).matchAll(/^export \* as (\w+) from/gm)].map(([, name]) => name);
  const withCalls = folders('packages/contract/src').filter((area) =>
    sources.some(
      (path) =>
        path.startsWith(`packages/contract/src/${area}/`) &&
        !path.endsWith('.test.ts') &&
        / = calls\(catalogue/.test(text(path)),
    ),
  );
  expect(listed('packages/contract/src/catalogue/areas.ts')).toEqual(withCalls);
  expect(listed('apps/server/src/areas/areas.ts')).toEqual(folders('apps/server/src/areas'));
  expect(
    folders('apps/admin/src/areas').filter(
      (area) => !sources.includes(`apps/admin/src/areas/${area}/index.ts`),
    ),
  ).toEqual([]);
});

test('有了名字，就能在领域、契约、服务端、管理端和测试里找到它', () => {
  const named = (folder: string, pattern: RegExp) =>
    sources.filter((path) => path.startsWith(folder) && pattern.test(path));
  expect(named('packages/contract/', /register\/certBatch\.ts$/)).toHaveLength(1);
  expect(named('apps/server/', /register\/certBatch\.ts$/)).toHaveLength(1);
  expect(named('apps/admin/', /register\/planning\/CertBatchScreen\.tsx$/)).toHaveLength(1);
});

test('仓库里没有本机路径和软件源地址', () => {
  const words = [
    ['/wor', 'k/main'].join(''),
    ['registry.npm', 'mirror'].join(''),
    ['/root', '/'].join(''),
  ];
  const all = [
    ...sources,
    'README.md',
    'README.zh-CN.md',
    'package.json',
    'package-lock.json',
    ...files(join(root, 'docs')).filter((path) => path.endsWith('.md')),
  ].filter((path) => statSync(join(root, path), { throwIfNoEntry: false }));
  expect(all.filter((path) => words.some((word) => text(path).includes(word)))).toEqual([]);
});

/**
 * Where the time of day is meant: the clock itself, ages of files and certificates, identifiers, a
 * seed.
 */
const TELLS_TIME = [
  'apps/server/src/console/applicants.ts',
  'apps/server/src/console/season.ts',
  'apps/server/src/demo/fill.ts',
  'apps/server/src/demo/playedClock.ts',
  'apps/server/src/jobs/retention.ts',
  'apps/server/src/kit/files/store.ts',
  'apps/server/src/kit/files/sweep.ts',
  'apps/server/src/kit/newId.ts',
  'apps/server/src/kit/secrets/keyFile.ts',
  'apps/server/src/running.ts',
  'apps/server/src/trade/platform/counterpart.ts',
  'apps/server/src/web/x509.ts',
];

test('服务端量一段时间不用会被拨动的钟：用 ticks()，钟点只在这几处', () => {
  const server = sources.filter(
    (path) => path.startsWith('apps/server/src/') && !path.endsWith('.test.ts'),
  );
  expect(server.filter((path) => /\bDate\.now\b/.test(text(path))).sort()).toEqual(TELLS_TIME);
});
