import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** One package of the lock file. */
interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = resolve(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const installed = Object.entries(lock.packages).filter(
  ([path, entry]) => path.includes('node_modules/') && !entry.link,
);

test('锁定文件里每个包都有校验值：换了内容的同版本包装不进来', () => {
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test('别的平台的可选包也都在锁定文件里：macOS、Windows、musl 上一样能安装', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) =>
          !(`node_modules/${name}` in lock.packages) &&
          !(`${path}/node_modules/${name}` in lock.packages),
      )
      .map((name) => `${path} → ${name}`),
  );
  expect(missing).toEqual([]);
});

test('没有一个包只肯在比20更新的 Node 上运行', () => {
  const newer = installed.filter(([, { engines }]) => {
    const lowest = [...(engines?.node ?? '').matchAll(/(\d+)(?:\.\d+)*/g)].map(([, major]) =>
      Number(major),
    );
    return lowest.length > 0 && Math.min(...lowest) > 20;
  });
  expect(newer.map(([path, { version }]) => `${path}@${version}`)).toEqual([]);
});
