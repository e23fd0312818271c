import { expect, test } from 'vitest';
import { demoNation, demoProvince } from '../RegionMap/demoPack';
import { readMapPack } from './readMapPack';

const head = {
  schema: 1,
  national: true,
  reviewNo: '（示例，非真实审图号）',
  source: '虚构',
  validTo: '2027-12-31',
  geo: '00.geojson',
  sha256: 'a'.repeat(64),
  protectedBoxes: demoNation.protectedBoxes,
};

test('说明文件和图形合成资料包', () => {
  expect(readMapPack('00', head, demoNation.geoJson)).toEqual({
    ...demoNation,
    id: '00',
    source: '虚构',
    validTo: '2027-12-31',
  });
  const province = readMapPack(
    '99',
    { schema: 1, national: false, geo: '99.json', sha256: 'b'.repeat(64) },
    demoProvince.geoJson,
  );
  expect(province).toEqual({
    id: '99',
    national: false,
    geoJson: demoProvince.geoJson,
    protectedBoxes: [],
  });
});

test.each<[string, unknown, unknown]>([
  ['地图资料包的说明文件格式不对，应为 schema 1', null, demoNation.geoJson],
  ['地图资料包的说明文件格式不对，应为 schema 1', { ...head, schema: 2 }, demoNation.geoJson],
  ['地图资料包没有写明图形文件', { ...head, geo: '../../etc/passwd' }, demoNation.geoJson],
  [
    '地图资料包没有写明图形文件',
    { ...head, geo: 'https://example.com/a.json' },
    demoNation.geoJson,
  ],
  ['地图资料包没有写明图形文件的摘要', { ...head, sha256: 'ABC' }, demoNation.geoJson],
  ['地图资料包的审图号、来源和有效期应为文字', { ...head, reviewNo: 42 }, demoNation.geoJson],
  ['地图资料包的有效期应写作 2027-12-31', { ...head, validTo: '明年' }, demoNation.geoJson],
  [
    '地图资料包的不许遮挡处应为零至一的比例',
    { ...head, protectedBoxes: [{ left: 3, top: 0, width: 1, height: 1 }] },
    demoNation.geoJson,
  ],
  ['地图资料包的图形应为带六位区划代码的面', head, '<svg/>'],
  [
    '地图资料包的图形应为带六位区划代码的面',
    head,
    {
      type: 'FeatureCollection',
      features: [{ ...demoNation.geoJson.features[0], properties: { code: '33', name: '短' } }],
    },
  ],
  [
    '地图资料包的图形应为带六位区划代码的面',
    head,
    {
      type: 'FeatureCollection',
      features: [
        { ...demoNation.geoJson.features[0], geometry: { type: 'Point', coordinates: [1, 2] } },
      ],
    },
  ],
])('不合格式：%s', (reason, given, shapes) => {
  expect(readMapPack('00', given, shapes)).toBe(reason);
});
