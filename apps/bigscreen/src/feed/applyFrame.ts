import type { Frame, PanelData, PanelRow, Patch } from './wallTypes';

type Panels = Readonly<Record<string, PanelData>>;

/**
 * The panels after a frame; undefined when a patch does not fit the revision that is shown, and
 * everything must be asked again.
 */
export function applyFrame(panels: Panels, frame: Frame): Panels | undefined {
  const next: Record<string, PanelData> = { ...panels };
  for (const [id, patch] of Object.entries(frame.panels)) {
    const before = panels[id];
    if (!before || patch.rev !== before.rev + 1) return undefined;
    next[id] = {
      rev: patch.rev,
      asOf: patch.asOf,
      state: patch.state,
      rows: patched(before.rows, patch),
    };
  }
  return next;
}

function patched(rows: readonly PanelRow[], { set, del, order }: Patch): PanelRow[] {
  const gone = new Set(del);
  const byKey = new Map(
    rows.filter(([key]) => !gone.has(String(key))).map((row) => [String(row[0]), row]),
  );
  for (const row of set) byKey.set(String(row[0]), row);
  return order
    ? order.map((key) => byKey.get(key)).filter((row) => row !== undefined)
    : [...byKey.values()];
}

/** True when the first position is older than the second and of the same room. */
export function isBehind(seq: string, shown: string): boolean {
  const [room, n] = seq.split('.');
  const [shownRoom, shownN] = shown.split('.');
  return room === shownRoom && Number(n) < Number(shownN);
}
