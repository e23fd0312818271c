import { useEffect, useState } from 'react';

const TICK = 250;

/** 倒计时：start 之后逐秒减到 0；按时钟算而不数次数，标签页睡着了也不会慢。 */
export function useCountdown(seconds: number, now: () => number = Date.now) {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return undefined;
    const tick = () => {
      const rest = Math.max(0, Math.ceil((until - now()) / 1000));
      setLeft(rest);
      if (rest === 0) setUntil(0);
    };
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [until, now]);
  return { left, start: () => (setLeft(seconds), setUntil(now() + seconds * 1000)) };
}
