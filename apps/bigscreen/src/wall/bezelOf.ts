/** Physical screens side by side that make one canvas, and what their frames hide between them. */
export interface Bezel {
  readonly columns: number;
  /** Pixels of the canvas behind the two frames that meet. */
  readonly gap: number;
}

const FORM = /^([1-6])x(\d{1,3})$/;
const KEY = 'tqc-wall-bezel';

/** Reads `3x24`: three screens, 24 pixels lost at each seam; anything else is one screen. */
export function bezelOf(text: string): Bezel {
  const found = FORM.exec(text);
  return found ? { columns: Number(found[1]), gap: Number(found[2]) } : { columns: 1, gap: 0 };
}

/** The seams of this device: from the address (`?bezel=3x24`), remembered from then on. */
export function bezelHere(): Bezel {
  const given = new URLSearchParams(location.search).get('bezel');
  if (given !== null) localStorage.setItem(KEY, given);
  return bezelOf(given ?? localStorage.getItem(KEY) ?? '');
}
