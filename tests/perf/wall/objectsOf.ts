import type { CDPSession } from '@playwright/test';

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/**
 * What the browser keeps for itself: compiled code, and records of its own outside the page's heap.
 */
const OTHERS: ReadonlySet<string> = new Set(['code', 'native', 'synthetic']);

/** Bytes of the objects, arrays, closures and texts of a page, by a heap snapshot. */
export async function objectsOf(session: CDPSession): Promise<number> {
  const parts: string[] = [];
  const hear = ({ chunk }: { readonly chunk: string }) => void parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', hear);
  const {
    snapshot: { meta },
    nodes,
  } = JSON.parse(parts.join('')) as HeapSnapshot;
  const [width, type, size] = [
    meta.node_fields.length,
    meta.node_fields.indexOf('type'),
    meta.node_fields.indexOf('self_size'),
  ];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += width)
    if (!OTHERS.has(meta.node_types[0][nodes[at + type] ?? 0] ?? ''))
      bytes += nodes[at + size] ?? 0;
  return bytes;
}
