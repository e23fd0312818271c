import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportedNames, filesEnding, reachedText } from './exportReach';
import { notApplicable, pagesOnly, partsOnly } from './storyExceptions';
import { missingItems, storyFacts, type ChecklistItem } from './storyFacts';

const packages = join(import.meta.dirname, '../../../packages');

const folders = ['ui', 'charts'].flatMap((name) =>
  readdirSync(join(packages, name, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${name}/${entry.name}`),
);

function sources(folder: string): string[] {
  const [name = '', part = ''] = folder.split('/');
  const path = join(packages, name, 'src', part);
  return readdirSync(path)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(path, file), 'utf8'));
}

const excused = (folder: string, item: ChecklistItem) =>
  Boolean(notApplicable[item]?.folders.includes(folder));
const pages = folders.filter(
  (folder) => !partsOnly.includes(folder) && !pagesOnly.includes(folder),
);
const facts = new Map(pages.map((folder) => [folder, storyFacts(sources(folder))]));
const gaps = (folder: string) => missingItems(facts.get(folder) ?? { stories: [] });

test('每个组件都有故事，且说明用途', () => {
  expect(pages.filter((folder) => facts.get(folder)?.stories.length === 0)).toEqual([]);
  expect(pages.filter((folder) => !facts.get(folder)?.documented)).toEqual([]);
});

test('清单上的每一种情形都有故事，不适用的写明理由', () => {
  expect(
    pages.flatMap((folder) =>
      gaps(folder)
        .filter((item) => !excused(folder, item))
        .map((item) => `${folder}：${item}`),
    ),
  ).toEqual([]);
});

test('不适用的名单里没有已经画了的，也没有不在的组件', () => {
  const listed = Object.entries(notApplicable).flatMap(([item, { folders: names }]) =>
    names.map((folder) => [folder, item as ChecklistItem] as const),
  );
  expect(
    listed.filter(([folder, item]) => !pages.includes(folder) || !gaps(folder).includes(item)),
  ).toEqual([]);
});

// What nobody draws or tests is not part of the system.
test.each(['ui', 'charts'])('%s 导出的每个组件都有故事演到，其余的有故事或测试用到', (name) => {
  const source = join(packages, name, 'src');
  const stories = reachedText(filesEnding(source, /\.stories\.tsx$/));
  const everything = new Map([
    ...stories,
    ...reachedText([
      ...filesEnding(source, /\.test\.tsx?$/),
      join(import.meta.dirname, '../.storybook/preview.tsx'),
    ]),
  ]);
  const uses = ({ name: word, drawn }: { name: string; drawn: boolean }) => {
    const asked = new RegExp(
      drawn ? `<${word}\\b|component: ${word}\\b|\\(${word}\\b|\\b${word} :` : `\\b${word}\\b`,
    );
    const definition = new RegExp(`^export (async )?(function|const) ${word}\\b`, 'm');
    return [...(drawn ? stories : everything).values()].some((text) =>
      asked.test(text.replace(definition, '')),
    );
  };
  const names = exportedNames(source);
  expect(names.length).toBeGreaterThan(60);
  expect(
    names.filter((one) => !uses(one)).map(({ folder, name: word }) => `${folder}：${word}`),
  ).toEqual([]);
});
