import { expect, test } from 'vitest';
import { fetchMap, fetchMapList } from './fetchMap';
import { placeCode, shapeCode } from './placeCode';

const block = (code: string, name: string, x: number) => ({
  type: 'Feature',
  properties: { code, name },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [x, 0],
        [x + 1, 0],
        [x + 1, 1],
        [x, 0],
      ],
    ],
  },
});
// Invented squares; nobody's boundary.
const shapes = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    block('981000', '示例甲省', 0),
    block('710000', '台湾省', 2),
    block('810000', '香港特别行政区', 4),
    block('820000', '澳门特别行政区', 6),
    block('100000_JD', '南海诸岛', 8),
  ],
});
const sha256 = [
  ...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(shapes))),
]
  .map((byte) => byte.toString(16).padStart(2, '0'))
  .join('');
const head = {
  schema: 1,
  national: true,
  reviewNo: '（示例，非真实审图号）',
  geo: '00.geojson',
  sha256,
};

/** A folder of files in place of the server. */
const folder = (files: Readonly<Record<string, string>>) => async (name: string) =>
  new Response(files[name] ?? '', { status: name in files ? 200 : 404 });
const found = (given: object, geo = shapes) =>
  fetchMap('00', folder({ 'map/00.json': JSON.stringify(given), 'map/00.geojson': geo }));

test('目录列出有资料包的地方；没有目录就没有地图', async () => {
  expect(
    await fetchMapList(folder({ 'map/index.json': '{"schema":1,"packs":["00","33","../x",7]}' })),
  ).toEqual(['00', '33']);
  expect(await fetchMapList(folder({}))).toEqual([]);
  expect(await fetchMapList(folder({ 'map/index.json': '<html>' }))).toEqual([]);
});

test('读出资料包：审图号、图形和附图', async () => {
  const answer = await found(head);
  expect(answer).toMatchObject({
    pack: { id: '00', national: true, reviewNo: '（示例，非真实审图号）' },
  });
  expect('pack' in answer && answer.pack.geoJson.features).toHaveLength(5);
});

test('改动过、写明不是全国、缺文件、太大的都不用', async () => {
  expect(await found(head, shapes.replace('台湾省', '台湾'))).toEqual({
    refusal: '地图资料包的图形与摘要不符，可能被改动过',
  });
  expect(await found({ ...head, national: false })).toEqual({
    refusal: '全国地图的资料包应写明 national',
  });
  expect(await fetchMap('00', folder({ 'map/00.json': JSON.stringify(head) }))).toEqual({
    refusal: '地图资料包的图形文件不存在',
  });
  expect(await fetchMap('33', folder({}))).toEqual({ refusal: '地图资料包的说明文件不存在' });
  expect(await found(head, ' '.repeat(4_194_305))).toEqual({
    refusal: '地图资料包的图形文件超过 4 MB，请先简化',
  });
});

test('服务器出错不算没有', async () => {
  await expect(fetchMap('00', async () => new Response('', { status: 502 }))).rejects.toThrow(
    'map 502',
  );
});

test('地方的代码取自它的下级，图形的代码补足六位', () => {
  const child = (code: string) => [{ orgId: '1', name: '', code }];
  expect([
    placeCode(undefined),
    placeCode({ level: 5, children: [] }),
    placeCode({ level: 4, children: child('3301') }),
    placeCode({ level: 3, children: child('330102') }),
    placeCode({ level: 2, children: child('33010201') }),
  ]).toEqual([undefined, '00', '33', '3301', undefined]);
  expect([shapeCode('33'), shapeCode('3301'), shapeCode('330102')]).toEqual([
    '330000',
    '330100',
    '330102',
  ]);
});
