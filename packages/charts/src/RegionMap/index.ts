export { RegionMap } from './RegionMap';
export { refusalOf } from './mapPack';
export type { FractionBox, MapFeature, MapPack } from './mapPack';
