import { useSyncExternalStore } from 'react';

/** 现在的像素比，变了就重画：按它画的画布才一直清楚。 */
export function usePixelRatio(): number {
  return useSyncExternalStore(follow, () => devicePixelRatio);
}

/** 像素比变了时告诉一声：放大缩小，或把窗口拖到另一个屏幕；返回取消函数。 */
function follow(changed: () => void): () => void {
  let query: MediaQueryList;
  const heard = () => {
    // A query asks about one ratio only: the next change needs the next query.
    watch();
    changed();
  };
  function watch() {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', heard, { once: true });
  }
  watch();
  return () => query.removeEventListener('change', heard);
}
