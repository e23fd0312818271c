export { readMapHead, readMapPack } from './readMapPack';
export type { MapHead } from './readMapPack';
