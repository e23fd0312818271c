import type { MapPack, RegionMap } from '@tqc/charts/RegionMap';
import { useEffect, useState } from 'react';
import { fetchMap, fetchMapList } from './fetchMap';

/** The map of a place, or why there is none. */
export interface PlaceMap {
  readonly code: string;
  readonly Region?: typeof RegionMap;
  readonly pack?: MapPack;
  /** A pack is there and may not be shown. */
  readonly refusal?: string;
}

const known = new Map<string, Promise<PlaceMap>>();
let listing: Promise<readonly string[]> | undefined;
const ask = (name: string) => fetch(name);

/**
 * The approved map of a place as soon as it has been read; undefined before, and where the customer
 * gave none.
 */
export function useMap(code: string | undefined): PlaceMap | undefined {
  const [found, setFound] = useState<PlaceMap>();
  useEffect(() => {
    if (code === undefined) return undefined;
    let left = false;
    const asking = known.get(code) ?? read(code);
    known.set(code, asking);
    // A line that is down is no answer: the next look at this place asks again.
    asking.then(
      (map) => !left && setFound(map),
      () => known.delete(code),
    );
    return () => {
      left = true;
    };
  }, [code]);
  return found?.code === code ? found : undefined;
}

async function read(code: string): Promise<PlaceMap> {
  listing ??= fetchMapList(ask);
  const list = await listing.catch((error: unknown) => {
    listing = undefined;
    throw error;
  });
  if (!list.includes(code)) return { code };
  const map = await fetchMap(code, ask);
  if ('refusal' in map) return { code, refusal: map.refusal };
  // Most walls have no pack: what draws it is loaded where there is one.
  const { refusalOf, RegionMap } = await import('@tqc/charts/RegionMap');
  const refusal = refusalOf(map.pack, new Date().toISOString().slice(0, 10));
  return refusal === undefined ? { code, pack: map.pack, Region: RegionMap } : { code, refusal };
}
