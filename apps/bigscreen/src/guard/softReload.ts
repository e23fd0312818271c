import { piecesOf } from './piecesOf';

const COUNT = 'tqc-wall-reloads';
/** A server that is just starting is left alone for so long. */
const LATER = 60_000;
const PATIENCE = 20_000;
let triedAt = Number.NEGATIVE_INFINITY;

/** Reloads done so far; each is a defect that somebody should look at. */
export function reloadsSoFar(): number {
  return Number(localStorage.getItem(COUNT) ?? 0);
}

/**
 * Loads the page anew; the last figures are kept and shown at once. The old picture stands until
 * the new page has painted, and the new page is not begun before all its pieces are here, so that
 * no blank screen lies between. `now` waits for nothing: a page that is stuck cannot get worse.
 */
export async function softReload(now: boolean): Promise<void> {
  const at = performance.now();
  if (!now && at - triedAt < LATER) return;
  triedAt = at;
  if (!now && !(await arrived())) return;
  localStorage.setItem(COUNT, String(reloadsSoFar() + 1));
  location.reload();
}

/**
 * Fetches the page and all its pieces, which the service worker keeps; false when any of them is
 * missing.
 */
async function arrived(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const page = await fetch(document.baseURI.split('#')[0] ?? '', { cache: 'no-store', signal });
    if (!page.ok) return false;
    const pieces = piecesOf(await page.text(), document.baseURI);
    const answers = await Promise.all(
      pieces.map((piece) =>
        fetch(piece, { signal }).then(
          async (answer) => answer.ok && (await answer.arrayBuffer()).byteLength > 0,
        ),
      ),
    );
    return pieces.length > 0 && answers.every(Boolean);
  } catch {
    return false;
  }
}
