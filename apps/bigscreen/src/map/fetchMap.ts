import { readMapHead, readMapPack } from '@tqc/charts/MapPack';
import type { MapPack } from '@tqc/charts/RegionMap';
import { sha256Hex } from '@tqc/client';

/** What was found for a place: a pack to draw, or why one that is there cannot be used. */
export type FoundMap = { readonly pack: MapPack } | { readonly refusal: string };

type Ask = (name: string) => Promise<Response>;

/** Simplified shapes have a tenth of this; larger ones draw too slowly. */
const MOST = 4_194_304;

/** The codes of the places the customer gave packs for. */
export async function fetchMapList(ask: Ask): Promise<readonly string[]> {
  const answer = await ask('map/index.json');
  if (!answer.ok) return [];
  const { packs } = (parsed(await answer.text()) ?? {}) as { packs?: unknown };
  return Array.isArray(packs)
    ? packs.filter((code): code is string => typeof code === 'string' && /^\d{2,6}$/.test(code))
    : [];
}

/**
 * Reads the pack of a place: a head that names the approval, and shapes whose hash the head names.
 */
export async function fetchMap(code: string, ask: Ask): Promise<FoundMap> {
  const answer = await ask(`map/${code}.json`);
  if (answer.status === 404) return { refusal: '地图资料包的说明文件不存在' };
  if (!answer.ok) throw new Error(`map ${answer.status}`);
  const head = parsed(await answer.text());
  const named = readMapHead(head);
  if (typeof named === 'string') return { refusal: named };
  // The nation is the nation, whatever the file says of itself: the stricter rules are not a matter
  // of choice.
  if (code === '00' && (head as { national?: unknown }).national !== true)
    return { refusal: '全国地图的资料包应写明 national' };
  const shapes = await ask(`map/${named.geo}`);
  if (shapes.status === 404) return { refusal: '地图资料包的图形文件不存在' };
  if (!shapes.ok) throw new Error(`map ${shapes.status}`);
  const bytes = await shapes.arrayBuffer();
  if (bytes.byteLength > MOST) return { refusal: '地图资料包的图形文件超过 4 MB，请先简化' };
  if ((await sha256Hex(new Uint8Array(bytes))) !== named.sha256)
    return { refusal: '地图资料包的图形与摘要不符，可能被改动过' };
  const pack = readMapPack(code, head, parsed(new TextDecoder().decode(bytes)));
  return typeof pack === 'string' ? { refusal: pack } : { pack };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
