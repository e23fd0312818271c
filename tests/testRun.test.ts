import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { affected } from '../scripts/affected.mjs';
import { greens } from '../scripts/greens.mjs';
import { startReport } from '../scripts/report.mjs';
import { afterAgain, worthAgain } from '../scripts/runAgain.mjs';
import { countBrowser, countVitest } from '../scripts/runSuite.mjs';
import { vitestSuites, workspaces } from '../scripts/suites.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'tqc-run-'));
  return {
    path: (name: string) => join(made, name),
    gone: () => rmSync(made, { recursive: true }),
  };
};
const asked = (...files: string[]) => {
  const { checks, suites } = affected(files, 'HEAD');
  return {
    checks: checks.map(({ name }) => name),
    suites: Object.fromEntries(suites.map(({ suite, filter }) => [suite.folder, filter])),
    env: Object.fromEntries(suites.map(({ suite }) => [suite.folder, suite.env])),
  };
};

test('一次运行的最后一行数出通过、未过和跳过，前面是各步用时，同样的内容写进 summary.json', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const place = folder();
  const report = startReport();
  await report.step('检查', () => ({ passed: 3, failed: 0 }));
  await report.step('画面', () =>
    Promise.resolve({ passed: 4, failed: 1, skipped: 2, why: '没有浏览器' }),
  );
  expect(report.end(place.path('summary.json'))).toBe(false);
  expect(lines.at(-1)?.trim()).toBe('7 passed, 1 failed, 2 skipped');
  expect(lines[0]).toMatch(/步骤 +秒 +用例 +未过 +跳过 +不稳定\n检查 .+\n画面 .+ 7 +1 +2 +0\n合计/);
  expect(lines).toContain('画面：没有浏览器');
  const said = JSON.parse(readFileSync(place.path('summary.json'), 'utf8')) as object;
  expect(said).toMatchObject({ passed: 7, failed: 1, skipped: 2 });
  expect(said).toHaveProperty('steps.1', expect.objectContaining({ name: '画面', failed: 1 }));
  place.gone();
});

test('第二次运行的结果等到了才算：又没有通过的还是未过', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const place = folder();
  const report = startReport();
  await report.step('组件', () => ({ passed: 464, failed: 1, names: ['地区'] }));
  const again = new Promise<object>((done) => setTimeout(done, 1, { passed: 464, failed: 1 }));
  await report.step('再跑 组件', () => report.amend('组件', again));
  expect(report.end(place.path('summary.json'))).toBe(false);
  expect(lines.at(-1)?.trim()).toBe('464 passed, 1 failed, 0 skipped');
  place.gone();
});

test('输入没有变化的一套测试记得上次通过；CI=true 时什么都不记；没过的、有跳过的不算', () => {
  const place = folder();
  const kept = place.path('green.json');
  const suite = { name: '领域', inputs: ['packages/domain'] };
  vi.stubEnv('CI', '');
  const first = greens({ kept });
  expect(first.known(suite)).toBeUndefined();
  first.note(suite, { passed: 5, failed: 0, skipped: 0 });
  expect(greens({ kept }).known(suite)).toBe(5);
  expect(greens({ kept, fresh: true }).known(suite)).toBeUndefined();
  expect(greens({ kept }).known({ ...suite, inputs: ['packages/client'] })).toBeUndefined();
  vi.stubEnv('CI', 'true');
  expect(greens({ kept }).known(suite)).toBeUndefined();
  vi.stubEnv('CI', '');
  greens({ kept }).note(suite, { passed: 5, failed: 0, skipped: 1 });
  expect(greens({ kept }).known(suite)).toBeUndefined();
  place.gone();
});

test('改一个画面只查它的包、跑受影响的测试；改一个接口跑它那个领域；改机制跑全部', () => {
  const screen = asked('apps/admin/src/areas/cert/CertDetailScreen.tsx');
  expect(screen.suites['apps/admin']).toEqual(['--changed', 'HEAD', '--passWithNoTests']);
  expect(screen.suites['apps/server']).toBeUndefined();
  expect(screen.env['apps/admin']).toEqual({ TQC_SCREENS: 'cert/CertDetailScreen.' });
  const part = asked('apps/admin/src/areas/cert/print/PrintDialog.tsx');
  expect(part.env['apps/admin']).toEqual({ TQC_SCREENS: 'cert/' });
  expect(asked('apps/admin/src/kit/list/ListScreen.tsx').env['apps/admin']).toEqual({});
  expect(screen.checks).toContain('类型 apps/admin');
  expect(screen.checks).not.toContain('类型 apps/server');
  const handler = asked('apps/server/src/areas/register/certBatch.ts');
  expect(handler.suites['apps/server']).toEqual(['src/areas/register/', '--passWithNoTests']);
  expect(handler.suites['apps/admin']).toBeUndefined();
  const field = asked('packages/contract/src/register/certBatch.ts');
  expect(field.suites['apps/server']).toEqual(['src/areas/register/', '--passWithNoTests']);
  expect(field.suites['apps/admin']).toBeDefined();
  expect(field.checks).toContain('类型 apps/server');
  expect(asked('apps/server/migrations/0001_enroll.sql').suites['apps/server']).toEqual([]);
  expect(asked('packages/domain/src/kit/defineFlow.ts').suites['apps/server']).toEqual([]);
  expect(asked().suites).toEqual({});
});

test('有测试文件的包都在一套测试里：没有一个测试谁也不运行', () => {
  const root = join(import.meta.dirname, '..');
  const tested = workspaces
    .map(({ path }) => path)
    .filter((path) => existsSync(join(root, path, 'src')))
    .filter((path) =>
      readdirSync(join(root, path, 'src'), { recursive: true, encoding: 'utf8' }).some((name) =>
        /\.test\.tsx?$/.test(name),
      ),
    );
  expect(tested.length).toBeGreaterThan(7);
  const run = vitestSuites.map(({ folder }) => folder);
  expect(tested.filter((path) => !run.includes(path))).toEqual([]);
});

const fileOf = (name: string, cases: Record<string, string>, message = '') => ({
  name: join(import.meta.dirname, '..', name),
  status: Object.values(cases).includes('failed') || message ? 'failed' : 'passed',
  message,
  assertionResults: Object.entries(cases).map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? ['\u001b[31mError: 应为 2\u001b[39m\n  at x.ts'] : [],
  })),
});
const vitestSaid = (...testResults: ReturnType<typeof fileOf>[]) => {
  const count = (status: string) =>
    testResults.flatMap((one) => one.assertionResults).filter((one) => one.status === status)
      .length;
  return {
    numPassedTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: 0,
    testResults,
  };
};

test('先不过、单独再跑通过的用例算通过，记为不稳定；两次都不过的才算不过', () => {
  const held = fileOf('a.test.ts', { 甲: 'passed' });
  const first = countVitest(
    vitestSaid(held, fileOf('b.test.ts', { 乙: 'failed', 丙: 'failed', 丁: 'passed' })),
    [],
    false,
  );
  expect(first).toMatchObject({ passed: 2, failed: 2 });
  expect(worthAgain(first)).toBe(true);
  const second = countVitest(
    vitestSaid(fileOf('b.test.ts', { 乙: 'passed', 丙: 'failed', 丁: 'passed' })),
    [],
    false,
  );
  expect(afterAgain(first, second)).toMatchObject({
    passed: 3,
    failed: 1,
    names: ['b.test.ts › 丙'],
    unsteady: [{ name: 'b.test.ts › 乙', said: 'Error: 应为 2' }],
  });
});

test('没有跑起来、说不出是哪个文件、太多不过的，不再跑第二次；第二次什么也没跑不算通过', () => {
  const silent = countVitest(vitestSaid(fileOf('a.test.ts', { 甲: 'passed' })), [], false);
  expect(silent).toMatchObject({ passed: 1, failed: 1 });
  expect(worthAgain(silent)).toBe(false);
  const lost = countVitest(
    vitestSaid(fileOf('a.test.ts', { 甲: 'failed' })),
    [{ message: '连接断了' }],
    false,
  );
  expect(lost.failed).toBe(2);
  expect(worthAgain(lost)).toBe(false);
  const many = Array.from({ length: 9 }, (_, at) => fileOf(`${at}.test.ts`, { 甲: 'failed' }));
  expect(worthAgain(countVitest(vitestSaid(...many), [], false))).toBe(false);
  const one = countVitest(vitestSaid(fileOf('a.test.ts', { 甲: 'failed' })), [], false);
  expect(afterAgain(one, { passed: 0, failed: 0 }).failed).toBe(1);
});

test('无人接住的错误算在它那个文件上；读不进来的文件也算一例', () => {
  const held = fileOf('a.test.ts', { 甲: 'passed' });
  const came = countVitest(
    vitestSaid(held, fileOf('b.test.ts', {}, 'SyntaxError: 少一个括号')),
    [{ path: held.name, message: '连接断了' }],
    false,
  );
  expect(came).toMatchObject({ passed: 1, failed: 2 });
  expect(came.names).toEqual(['a.test.ts › 无人接住的错误', 'b.test.ts']);
  expect(worthAgain(came)).toBe(true);
});

test('浏览器的页面断了：没有跑到的文件再跑一次，不算太多；再跑才算数', () => {
  const held = fileOf('a.test.ts', { 甲: 'passed' });
  const names = Array.from({ length: 12 }, (_, at) => `${at}.test.ts`);
  const waiting = names.map((name) => fileOf(name, {}));
  const came = countVitest(
    vitestSaid(held, ...waiting.slice(0, 3)),
    [{ message: `Failed to run the test ${waiting[0]?.name ?? ''}.` }],
    false,
    [held, ...waiting].map(({ name }) => name),
  );
  expect(came).toMatchObject({ passed: 1, failed: 12 });
  expect(came.names).toContain('11.test.ts › 没有跑到');
  expect(worthAgain(came)).toBe(true);
  const second = countVitest(
    vitestSaid(...names.map((name) => fileOf(name, { 乙: 'passed' }))),
    [],
    true,
  );
  expect(afterAgain(came, second)).toMatchObject({ passed: 13, failed: 0 });
});

test('浏览器里的用例也一样；整套没有起来不再跑', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'desk.spec.ts',
    ok: status !== 'unexpected',
    tests: [{ status, annotations: [], results: [{ error: { message: '超时' } }] }],
  });
  const said = (...specs: ReturnType<typeof spec>[]) => {
    const count = (status: string) => specs.filter((one) => one.tests[0]?.status === status).length;
    return {
      stats: {
        expected: count('expected'),
        unexpected: count('unexpected'),
        flaky: 0,
        skipped: count('skipped'),
      },
      errors: [],
      suites: [{ specs }],
    };
  };
  const first = countBrowser(
    said(spec('甲', 'expected'), spec('乙', 'unexpected'), spec('丙', 'skipped')),
    'tests/e2e',
  );
  const second = countBrowser(
    said(spec('甲', 'expected'), spec('乙', 'expected'), spec('丙', 'expected')),
    'tests/e2e',
  );
  expect(afterAgain(first, second)).toMatchObject({
    passed: 3,
    failed: 0,
    skipped: 0,
    unsteady: [{ name: 'tests/e2e/desk.spec.ts › 乙', said: '超时' }],
  });
  const down = countBrowser({ ...said(), errors: [{ message: '端口被占用' }] }, 'tests/e2e');
  expect(down.failed).toBe(1);
  expect(worthAgain(down)).toBe(false);
});
