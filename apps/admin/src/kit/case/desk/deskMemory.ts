import type { PaneSizes } from '@tqc/ui/ReviewDesk';

const KEYS = 'tqc.desk.keys';
const PANES = 'tqc.desk.panes';

/** Whether the keys of the desk are on; on until somebody switches them off. */
export function keysOn(): boolean {
  return read(KEYS) !== 'off';
}

/** Remembers the switch of the keys. */
export function keepKeysOn(on: boolean): void {
  keep(KEYS, on ? 'on' : 'off');
}

/** The widths of the panes last chosen in this browser, if any can be made sense of. */
export function paneSizes(): PaneSizes | undefined {
  const [queue = 0, material = 0, decision = 0, ...more] = (read(PANES) ?? '')
    .split(',')
    .map(Number);
  const fits =
    more.length === 0 &&
    Math.min(queue, material, decision) > 0 &&
    Math.abs(queue + material + decision - 100) < 1;
  return fits ? [queue, material, decision] : undefined;
}

/** Remembers the widths of the panes. */
export function keepPaneSizes(sizes: PaneSizes): void {
  keep(PANES, sizes.map((size) => size.toFixed(2)).join(','));
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
