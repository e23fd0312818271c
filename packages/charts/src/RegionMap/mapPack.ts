/** 地图里的一块；code 为行政区划代码。 */
export interface MapFeature {
  type: 'Feature';
  properties: { code: string; name: string };
  geometry: { type: 'Polygon' | 'MultiPolygon'; coordinates: unknown[] };
}

/** 占整个图区的比例，0 至 1，左上为原点。 */
export interface FractionBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** 由客户提供的地图资料包；仓库里没有任何真实边界。 */
export interface MapPack {
  /** 资料包的名字，同一页上唯一。 */
  id: string;
  /** 全国图要满足更多条件。 */
  national: boolean;
  /** 审图号，原样印在图的左下角。 */
  reviewNo?: string;
  source?: string;
  /** 有效期的最后一天，如 2027-12-31。 */
  validTo?: string;
  geoJson: { type: 'FeatureCollection'; features: MapFeature[] };
  /** 不许遮挡的地方，如南海诸岛附图。 */
  protectedBoxes?: readonly FractionBox[];
}

/** 南海诸岛附图在资料包里的代码。 */
export const SOUTH_SEA_CODE = '100000_JD';

/** 检查资料包能不能用，返回不能用的理由；能用时没有理由。 */
export function refusalOf(pack: MapPack, today: string): string | undefined {
  const { features } = pack.geoJson;
  // ECharts would parse a string as SVG; it must never be given one.
  if (typeof pack.geoJson !== 'object' || !Array.isArray(features) || features.length === 0)
    return '地图资料包里没有可用的图形';
  if (pack.validTo && pack.validTo < today) return `地图资料包已于 ${pack.validTo} 到期`;
  if (new Set(features.map(({ properties }) => properties.code)).size < features.length)
    return '地图资料包里有重复的区划代码';
  if (!pack.national) return undefined;
  if (!pack.reviewNo?.trim()) return '全国地图没有审图号，不能使用';
  const codes = new Set(features.map(({ properties }) => properties.code));
  if (!codes.has(SOUTH_SEA_CODE)) return '全国地图没有南海诸岛附图，不能使用';
  const absent = required.filter(([code]) => !codes.has(code)).map(([, name]) => name);
  return absent.length ? `全国地图缺少${absent.join('、')}，不能使用` : undefined;
}

const required: readonly [string, string][] = [
  ['710000', '台湾省'],
  ['810000', '香港特别行政区'],
  ['820000', '澳门特别行政区'],
];
