import type { FractionBox } from './mapPack';

/** 盖在地图上的面板有没有遮住受保护处，如南海诸岛附图；边挨着边不算遮。 */
export function coversProtected(
  overlays: readonly FractionBox[],
  boxes: readonly FractionBox[],
): boolean {
  return overlays.some((overlay) => boxes.some((box) => overlaps(overlay, box)));
}

function overlaps(one: FractionBox, other: FractionBox): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
