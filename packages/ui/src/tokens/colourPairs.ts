/** 一起出现的两种颜色和至少要有的对比度：文字 4.5，图形与边界 3。 */
export interface ColourPair {
  front: string;
  back: string;
  least: 4.5 | 3;
}

const tones = ['pending', 'running', 'good', 'held', 'bad'];
const grounds = [
  'surface',
  'ground',
  'surface-sunken',
  'surface-head',
  'surface-hover',
  'surface-selected',
  'surface-raised',
];

/** 产品里会一起出现的全部颜色对，变量名省去 --tqc-。 */
export const colourPairs: readonly ColourPair[] = [
  ...['text', 'text-secondary', 'text-muted', 'link'].flatMap((front) =>
    grounds.map((back) => ({ front, back, least: 4.5 as const })),
  ),
  ...['error', 'required'].map((front) => ({ front, back: 'surface', least: 4.5 as const })),
  ...['primary', 'primary-hover', 'primary-active'].map((back) => ({
    front: 'on-primary',
    back,
    least: back === 'primary-hover' ? (3 as const) : (4.5 as const),
  })),
  ...tones.map((tone) => ({
    front: `tone-${tone}-fg`,
    back: `tone-${tone}-bg`,
    least: 4.5 as const,
  })),
  ...tones.map((tone) => ({ front: `tone-${tone}-solid`, back: 'surface', least: 3 as const })),
  ...['focus', 'border-strong', 'primary'].map((front) => ({
    front,
    back: 'surface',
    least: 3 as const,
  })),
];
