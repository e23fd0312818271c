import { SOUTH_SEA_CODE, type MapFeature, type MapPack } from './mapPack';

/** 示例用的省内资料包：八个虚构的方块，不是任何地方的边界。 */
export const demoProvince: MapPack = {
  id: 'demo-province',
  national: false,
  source: '示例图形，不代表任何行政区',
  geoJson: {
    type: 'FeatureCollection',
    features: Array.from({ length: 8 }, (_, index) =>
      block(
        `99${index + 1}000`,
        `示例${'甲乙丙丁戊己庚辛'[index]}市`,
        index % 4,
        Math.floor(index / 4),
      ),
    ),
  },
};

/** 示例用的全国资料包：港澳台和附图都是虚构的方块，审图号也注明是示例。 */
export const demoNation: MapPack = {
  id: 'demo-nation',
  national: true,
  reviewNo: '（示例，非真实审图号）',
  geoJson: {
    type: 'FeatureCollection',
    features: [
      ...Array.from({ length: 6 }, (_, index) =>
        block(
          `98${index + 1}000`,
          `示例${'甲乙丙丁戊己'[index]}省`,
          index % 3,
          Math.floor(index / 3),
        ),
      ),
      block('710000', '台湾省', 3.2, 0),
      block('810000', '香港特别行政区', 1.2, -1.2),
      block('820000', '澳门特别行政区', 0, -1.2),
      block(SOUTH_SEA_CODE, '南海诸岛', 3.2, -1.2),
    ],
  },
  protectedBoxes: [{ left: 0.8, top: 0.6, width: 0.2, height: 0.4 }],
};

/** 示例资料包里各块的数，末一块未报送。 */
export function demoFigures(pack: MapPack): { code: string; value: number | null }[] {
  const codes = pack.geoJson.features
    .map(({ properties }) => properties.code)
    .filter((code) => code.startsWith('9'));
  return codes.map((code, index) => ({
    code,
    value: index === codes.length - 1 ? null : 1200 + ((index * 7919) % 23) * 640,
  }));
}

function block(code: string, name: string, column: number, row: number): MapFeature {
  const [x, y] = [100 + column * 4, 30 + row * 3];
  return {
    type: 'Feature',
    properties: { code, name },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [x, y],
          [x + 3.8, y],
          [x + 3.8, y + 2.8],
          [x, y + 2.8],
          [x, y],
        ],
      ],
    },
  };
}
