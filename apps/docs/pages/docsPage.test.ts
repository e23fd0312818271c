import { expect, test } from 'vitest';
import { standsApart, withImport } from '../.storybook/docsPage';

test('文档页里自带主题的例子在自己的窗口里，不改整页', () => {
  const story = (viewMode: string, storyGlobals: Readonly<Record<string, unknown>>) =>
    standsApart({ id: 'a--b', viewMode, storyGlobals });
  expect(story('docs', { theme: 'dark' })).toBe(true);
  expect(story('docs', {})).toBe(false);
  expect(story('story', { theme: 'dark' })).toBe(false);
  expect(standsApart({ id: 'a--b', viewMode: 'docs' })).toBe(false);
});

test('复制的代码带着引入它的一行', () => {
  const file = './packages/charts/src/KpiFlip/KpiFlip.stories.tsx';
  expect(withImport('<KpiFlip value={1} />', file)).toBe(
    "import { KpiFlip } from '@tqc/charts/KpiFlip';\n\n<KpiFlip value={1} />",
  );
  expect(withImport('<Strip />', file)).toBe('<Strip />');
  expect(
    withImport('<DataViewScreen />', './apps/admin/src/areas/a/DataViewScreen.stories.tsx'),
  ).toBe('<DataViewScreen />');
});
