import { useEffect, useState } from 'react';

/** Size of the window, followed as it changes. */
export function useCanvas(): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: innerWidth, height: innerHeight });
  useEffect(() => {
    const measure = () => setSize({ width: innerWidth, height: innerHeight });
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return size;
}
