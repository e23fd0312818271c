import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';
import { picturesOf } from './visual/stories/picturePolicy';

const folder = resolve(import.meta.dirname, 'visual/pictures');
/** What all pictures together may come to: every change of a font or a token writes them anew. */
const MOST = 700;
const MOST_BYTES = 10 * 2 ** 20;

const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.webp'))
  .map((path) => ({
    name: path.split(sep).join('/').normalize('NFC'),
    bytes: readFileSync(join(folder, path)),
  }));

const policy = (title: string, name: string, { tags = [] as string[], first = false } = {}) =>
  picturesOf({ title, name, tags, first });

test('哪个故事画图由标题、名字和标签说定：组件的平常样子明暗各一张，其余亮色，画面一张', () => {
  expect(policy('基础/StatusTag', '默认', { first: true })).toEqual(['light', 'dark']);
  expect(policy('基础/StatusTag', '出错')).toEqual(['light']);
  expect(policy('基础/StatusTag', '出错', { tags: ['in-dark'] })).toEqual(['light', 'dark']);
  expect(policy('图表/ChartFrame', '出错')).toEqual(['light']);
  expect(policy('图表/BarChart', '出错')).toEqual([]);
  expect(policy('图表/BarChart', '未报送')).toEqual(['light']);
  expect(policy('基础/StatusTag', '宽屏')).toEqual([]);
  expect(policy('表格与表单/SearchForm', '宽屏')).toEqual(['light']);
  expect(policy('图表/BarChart', '窄屏 1280')).toEqual([]);
  expect(policy('图表/ChartFrame', '窄屏 1280')).toEqual(['light']);
  expect(policy('基础/StatusTag', '深色')).toEqual([]);
  expect(policy('基础/StatusTag', '深色', { tags: ['pictured'] })).toEqual(['dark']);
  expect(policy('基础/StatusTag', '键盘操作', { tags: ['alike'] })).toEqual([]);
  expect(policy('页面/首页/工作台', '区县', { first: true })).toEqual(['light']);
  expect(policy('页面/首页/工作台', '出错')).toEqual([]);
  expect(policy('页面/首页/工作台', '出错', { tags: ['pictured'] })).toEqual(['light']);
  expect(policy('页面/首页/工作台', '区县', { tags: ['in-dark'] })).toEqual(['light', 'dark']);
});

test('存档的图片不超过 700 张、10 MB，画面的图片每个画面平均不超过两张', () => {
  expect(pictures.length).toBeGreaterThan(500);
  expect(pictures.length).toBeLessThanOrEqual(MOST);
  expect(pictures.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(
    MOST_BYTES,
  );
  const pages = pictures.filter(({ name }) => name.includes('/页面/'));
  const screens = new Set(pages.map(({ name }) => name.replace(/^.*\/页面\/(.+)\/[^/]+$/, '$1')));
  expect(screens.size).toBeGreaterThan(20);
  expect(pages.length).toBeLessThanOrEqual(2 * screens.size);
});

test('没有两张一样的图：一样的故事不画第二遍', () => {
  const seen = new Map<string, string>();
  const twice = pictures.flatMap(({ name, bytes }) => {
    const key = bytes.toString('base64');
    const first = seen.get(key);
    if (first === undefined) seen.set(key, name);
    return first === undefined ? [] : [`${first} = ${name}`];
  });
  expect(twice).toEqual([]);
});
