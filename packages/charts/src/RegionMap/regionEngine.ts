import { MapChart } from 'echarts/charts';
import { TitleComponent, VisualMapPiecewiseComponent } from 'echarts/components';
import { registerMap } from 'echarts/core';
import { engineOf } from '../core';
import { refusalOf, type MapPack } from './mapPack';
import { mapName } from './regionOption';

/** 地图用到的部件。 */
export const regionEngine = engineOf([MapChart, TitleComponent, VisualMapPiecewiseComponent]);

/** 检查并登记一个资料包，返回不能用的理由；同一个包只登记一次。 */
export function loadMapPack(pack: MapPack, today: string): string | undefined {
  const refusal = refusalOf(pack, today);
  if (refusal !== undefined || loaded.has(pack)) return refusal;
  registerMap(mapName(pack), pack.geoJson as Parameters<typeof registerMap>[1]);
  loaded.add(pack);
  return undefined;
}

const loaded = new WeakSet<MapPack>();
