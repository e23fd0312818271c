/** 行政区划的三级，由上到下。 */
export const regionLevels = ['province', 'city', 'county'] as const;

/** 行政区划的一级。 */
export type RegionLevel = (typeof regionLevels)[number];

/** 各级的代码，空串表示未选。 */
export type Region = Readonly<Record<RegionLevel, string>>;

/** 三级都未选。 */
export const emptyRegion: Region = { province: '', city: '', county: '' };

/** 改变一级并清空它的下级。 */
export function setRegion(region: Region, level: RegionLevel, code: string): Region {
  const at = regionLevels.indexOf(level);
  const next = { ...region, [level]: code };
  for (const lower of regionLevels.slice(at + 1)) next[lower] = '';
  return next;
}
