import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notApplicable, pagesOnly, stillMissing } from './storyExceptions';
import { checklist, missingItems, storyFacts, type ChecklistItem } from './storyFacts';

const packages = join(import.meta.dirname, '../../../packages');
/** Parts that only other folders show: they have no page of their own. */
const PARTS = new Set(['charts/Chart', 'charts/core', 'ui/setup']);

const folders = ['ui', 'charts'].flatMap((name) =>
  readdirSync(join(packages, name, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => `${name}/${entry.name}`));

function sources(folder: string): string[] {
  const [name = '', part = ''] = folder.split('/');
  const path = join(packages, name, 'src', part);
  return readdirSync(path).filter((file) => file.endsWith('.stories.tsx')).map((file) => readFileSync(join(path, file), 'utf8'));
}

const excused = (folder: string, item: ChecklistItem) => Boolean(notApplicable[item]?.folders.includes(folder) || stillMissing[folder]?.includes(item));
const pages = folders.filter((folder) => !PARTS.has(folder) && !pagesOnly.includes(folder));
const facts = new Map(pages.map((folder) => [folder, storyFacts(sources(folder))]));

test('每个组件都有故事，且说明用途', () => {
  expect(pages.filter((folder) => facts.get(folder)?.stories.length === 0)).toEqual([]);
  expect(pages.filter((folder) => !facts.get(folder)?.documented)).toEqual([]);
});

test('清单上的每一种情形都有故事，没有的写在例外里', () => {
  const missing = pages.flatMap((folder) => missingItems(facts.get(folder) ?? { stories: [] }).filter((item) => !excused(folder, item)).map((item) => `${folder}：${item}`));
  expect(missing).toEqual([]);
});

test('例外只减不增：已经画了的从名单里去掉', () => {
  const drawn = Object.entries(stillMissing).flatMap(([folder, items]) => {
    const gaps = missingItems(facts.get(folder) ?? { stories: [] });
    return items.filter((item) => !gaps.includes(item)).map((item) => `${folder}：${item}`);
  });
  expect(drawn).toEqual([]);
});

test('数一数', () => {
  const wanted = pages.length * Object.keys(checklist).length;
  const left = Object.values(stillMissing).flat().length;
  console.log(`${pages.length} 个组件，清单 ${wanted} 项，还缺 ${left} 项`);
  expect(left).toBeLessThanOrEqual(LEFT);
});

/** How many are left; lower it whenever one is drawn. */
const LEFT = 55;
