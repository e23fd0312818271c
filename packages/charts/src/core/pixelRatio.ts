import { useSyncExternalStore } from 'react';

/** 像素比变了时告诉一声：放大缩小，或把窗口拖到另一个屏幕；返回取消函数。 */
export function onPixelRatio(changed: () => void): () => void {
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

/** 现在的像素比，变了就重画；缩小时也至少是 1，字才看得清。 */
export function usePixelRatio(): number {
  return useSyncExternalStore(onPixelRatio, () => Math.max(1, devicePixelRatio));
}
