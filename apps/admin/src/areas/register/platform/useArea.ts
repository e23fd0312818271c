import { useSearchParams } from 'react-router-dom';

const WITHIN = 'within';
const LEVEL = 2;

/** The area whose parts are looked at stands in the address, so that going back goes up. */
export function useArea() {
  const [params, setParams] = useSearchParams();
  const within = params.get(WITHIN) ?? '';
  function go(area: string) {
    const next = new URLSearchParams(params);
    if (area === '') next.delete(WITHIN);
    else next.set(WITHIN, area);
    next.delete('pageNo');
    setParams(next);
  }
  return {
    within: /^\d{2}(\d{2})?$/.test(within) ? within : undefined,
    down: go,
    up: () => go(within.slice(0, -LEVEL)),
  };
}
