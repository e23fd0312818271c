import type { FractionBox, MapFeature, MapPack } from '../RegionMap';

/** 资料包的说明文件；图形在另一个文件里，用摘要对上。 */
export interface MapHead {
  /** 图形文件的名字，与说明文件同一个文件夹。 */
  geo: string;
  /** 图形文件的 SHA-256，小写十六进制。 */
  sha256: string;
}

/** 说明文件里的图形文件名和摘要；写得不对时给出理由。 */
export function readMapHead(head: unknown): MapHead | string {
  if (!isRecord(head) || head.schema !== 1) return '地图资料包的说明文件格式不对，应为 schema 1';
  const { geo, sha256 } = head;
  if (typeof geo !== 'string' || !/^[\w-]+\.(geo)?json$/.test(geo))
    return '地图资料包没有写明图形文件';
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256))
    return '地图资料包没有写明图形文件的摘要';
  return { geo, sha256 };
}

/** 把说明文件和图形文件读成资料包；哪里不对就给出理由，绝不猜。 */
export function readMapPack(id: string, head: unknown, shapes: unknown): MapPack | string {
  const named = readMapHead(head);
  if (typeof named === 'string' || !isRecord(head)) return typeof named === 'string' ? named : '';
  const texts = ['reviewNo', 'source', 'validTo'].map((key) => head[key]);
  if (texts.some((text) => text !== undefined && typeof text !== 'string'))
    return '地图资料包的审图号、来源和有效期应为文字';
  const [reviewNo, source, validTo] = texts as (string | undefined)[];
  if (validTo !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(validTo))
    return '地图资料包的有效期应写作 2027-12-31';
  const boxes = head.protectedBoxes ?? [];
  if (!Array.isArray(boxes) || !boxes.every(isBox)) return '地图资料包的不许遮挡处应为零至一的比例';
  if (
    !isRecord(shapes) ||
    shapes.type !== 'FeatureCollection' ||
    !Array.isArray(shapes.features) ||
    !shapes.features.every(isFeature)
  )
    return '地图资料包的图形应为带六位区划代码的面';
  return {
    id,
    national: head.national === true,
    geoJson: { type: 'FeatureCollection', features: shapes.features },
    protectedBoxes: boxes,
    ...(reviewNo === undefined ? {} : { reviewNo }),
    ...(source === undefined ? {} : { source }),
    ...(validTo === undefined ? {} : { validTo }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isBox(value: unknown): value is FractionBox {
  return (
    isRecord(value) &&
    ['left', 'top', 'width', 'height'].every(
      (key) => typeof value[key] === 'number' && value[key] >= 0 && value[key] <= 1,
    )
  );
}

function isFeature(value: unknown): value is MapFeature {
  if (
    !isRecord(value) ||
    value.type !== 'Feature' ||
    !isRecord(value.properties) ||
    !isRecord(value.geometry)
  )
    return false;
  const {
    properties: { code, name },
    geometry: { type, coordinates },
  } = value;
  return (
    typeof code === 'string' &&
    /^\d{6}(_JD)?$/.test(code) &&
    typeof name === 'string' &&
    name !== '' &&
    (type === 'Polygon' || type === 'MultiPolygon') &&
    Array.isArray(coordinates) &&
    coordinates.length > 0
  );
}
