import { ApiFailure } from '../failure';

/**
 * Counts what several parties have under way at once, each within its limit; more is refused with
 * 429.
 */
export function createRoom<K extends string>(
  limits: Readonly<Record<K, number>>,
): {
  enter(who: Readonly<Record<K, string>>, amount: number): () => void;
} {
  const used = new Map<string, number>();
  const kinds = Object.keys(limits) as K[];
  return {
    enter(who, amount) {
      const keys = kinds.map((kind) => [`${kind} ${who[kind]}`, limits[kind]] as const);
      for (const [key, limit] of keys)
        if ((used.get(key) ?? 0) + amount > limit)
          throw new ApiFailure(429, '正在上传的内容过多，请等前面的上传完成后再试');
      for (const [key] of keys) used.set(key, (used.get(key) ?? 0) + amount);
      let inside = true;
      return () => {
        if (!inside) return;
        inside = false;
        for (const [key] of keys) {
          const left = (used.get(key) ?? 0) - amount;
          if (left > 0) used.set(key, left);
          else used.delete(key);
        }
      };
    },
  };
}
