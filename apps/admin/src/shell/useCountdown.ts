import { useEffect, useState } from 'react';

const SECONDS = 60;

/** Seconds until a code may be sent again. */
export function useCountdown() {
  const [left, setLeft] = useState(0);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return {
    left, sent,
    start: () => {
      setSent(true);
      setLeft(SECONDS);
    },
  };
}
