import { createHash } from 'node:crypto';
import { chinaTiles } from '../../packages/charts/src/TileMap/chinaTiles';

/**
 * A map pack as a customer would give it, of invented squares: nobody's boundaries, and no real
 * approval.
 */
export function demoMaps(change: object = {}): Readonly<Record<string, string>> {
  const block = (code: string, name: string, x: number, y: number) => ({
    type: 'Feature',
    properties: { code, name },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [x, y],
          [x + 0.9, y],
          [x + 0.7, y + 0.9],
          [x, y + 0.9],
          [x, y],
        ],
      ],
    },
  });
  const shapes = JSON.stringify({
    type: 'FeatureCollection',
    features: [
      ...chinaTiles.map(({ code, name, column, row }) => block(code, name, 100 + column, 40 - row)),
      block('100000_JD', '南海诸岛', 110, 32),
    ],
  });
  const head = {
    schema: 1,
    national: true,
    reviewNo: '（示例，非真实审图号）',
    source: '虚构图形',
    validTo: '2099-12-31',
    geo: '00.geojson',
    sha256: createHash('sha256').update(shapes).digest('hex'),
    ...change,
  };
  return {
    'index.json': JSON.stringify({ schema: 1, packs: ['00'] }),
    '00.json': JSON.stringify(head),
    '00.geojson': shapes,
  };
}
