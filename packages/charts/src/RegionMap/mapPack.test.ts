import { expect, test } from 'vitest';
import { paletteOf } from '../core';
import { demoFigures, demoNation, demoProvince } from './demoPack';
import { coversProtected } from './coversProtected';
import { refusalOf, type MapPack } from './mapPack';
import { mapName, regionOption } from './regionOption';
import { footLines, regionFigures, regionTable } from './regionRows';

const today = '2026-11-21';
const without = (...codes: string[]): MapPack => ({
  ...demoNation,
  geoJson: {
    type: 'FeatureCollection',
    features: demoNation.geoJson.features.filter(
      ({ properties }) => !codes.includes(properties.code),
    ),
  },
});

test('全国图缺审图号、附图、台湾、香港、澳门都不用', () => {
  expect(refusalOf(demoNation, today)).toBeUndefined();
  expect(refusalOf({ ...demoNation, reviewNo: undefined }, today)).toBe(
    '全国地图没有审图号，不能使用',
  );
  expect(refusalOf({ ...demoNation, reviewNo: '  ' }, today)).toBe('全国地图没有审图号，不能使用');
  expect(refusalOf(without('100000_JD'), today)).toBe('全国地图没有南海诸岛附图，不能使用');
  expect(refusalOf(without('710000', '820000'), today)).toBe(
    '全国地图缺少台湾省、澳门特别行政区，不能使用',
  );
});

test('省内图不要审图号；到期、空的、重复代码都不用', () => {
  expect(refusalOf(demoProvince, today)).toBeUndefined();
  expect(refusalOf({ ...demoProvince, validTo: '2026-11-20' }, today)).toBe(
    '地图资料包已于 2026-11-20 到期',
  );
  expect(refusalOf({ ...demoProvince, validTo: today }, today)).toBeUndefined();
  expect(
    refusalOf({ ...demoProvince, geoJson: { type: 'FeatureCollection', features: [] } }, today),
  ).toBe('地图资料包里没有可用的图形');
  const [first] = demoProvince.geoJson.features;
  expect(
    refusalOf(
      {
        ...demoProvince,
        geoJson: { type: 'FeatureCollection', features: first ? [first, first] : [] },
      },
      today,
    ),
  ).toBe('地图资料包里有重复的区划代码');
});

test('不是对象的资料一律不用', () => {
  expect(
    refusalOf({ ...demoProvince, geoJson: '<svg/>' as unknown as MapPack['geoJson'] }, today),
  ).toBe('地图资料包里没有可用的图形');
});

test('左下角印资料暂缺和审图号，给了数就不写暂缺；附图不算行政区', () => {
  const regions = regionFigures(demoNation, demoFigures(demoNation));
  expect(footLines(demoNation, regions)).toEqual([
    '台湾省、香港特别行政区、澳门特别行政区资料暂缺',
    '审图号：（示例，非真实审图号）',
  ]);
  expect(regions.some(({ name }) => name === '南海诸岛')).toBe(false);
  const given = regionFigures(
    demoNation,
    ['710000', '810000', '820000'].map((code) => ({ code, value: 0 })),
  );
  expect(footLines(demoNation, given)).toEqual(['审图号：（示例，非真实审图号）']);
  expect(regionTable(regions, '人数').rows[0]?.cells).toEqual(['资料暂缺']);
});

test('面板遮住附图查得出来，挨着边不算', () => {
  const inset = [{ left: 0.8, top: 0.6, width: 0.2, height: 0.4 }];
  const panel = (left: number, width: number) => [{ left, top: 0.5, width, height: 0.5 }];
  expect([
    coversProtected(panel(0.7, 0.2), inset),
    coversProtected(panel(0.6, 0.2), inset),
    coversProtected([], inset),
  ]).toEqual([true, false, false]);
});

test('不叫 china，免得触发内置的补画', () => {
  const option = regionOption(
    demoNation,
    regionFigures(demoNation, []),
    paletteOf('light', () => ''),
  );
  expect(option.series).toMatchObject([{ map: 'tqc-map-demo-nation', nameProperty: 'code' }]);
  expect(mapName(demoProvince)).not.toBe('china');
});
