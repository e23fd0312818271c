interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 4;

/** 浮层左上角坐标（像素）：优先放在下方，放不下放上方，左右不出视口。 */
export function placePopup(
  anchor: Box,
  popup: Size,
  viewport: Size,
  align: 'start' | 'end' | 'center' = 'start',
) {
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - popup.height;
  const top = below + popup.height <= viewport.height || above < 0 ? below : above;
  const wanted = {
    start: anchor.left,
    end: anchor.right - popup.width,
    center: (anchor.left + anchor.right - popup.width) / 2,
  }[align];
  const left = Math.max(GAP, Math.min(wanted, viewport.width - popup.width - GAP));
  return { top, left };
}
