import { useSearchParams } from 'react-router-dom';
import { useHasOwnCases } from '../record/ownCases';
import styles from './OwnScope.module.css';

/** The name of the choice in the address. */
export const SCOPE = 'scope';
const ALL = 'all';

/**
 * Whether a list of work shows what the person's own organisation has to do, or all it sees; the
 * address says so. A point and the centre have nothing to choose.
 */
export function useOwnScope(): { readonly offered: boolean; readonly mine: boolean } {
  const [params] = useSearchParams();
  const offered = useHasOwnCases();
  return { offered, mine: offered && params.get(SCOPE) !== ALL };
}

/** The address of a list of work that shows all, or one's own again. */
export function withScope(params: URLSearchParams, mine: boolean): URLSearchParams {
  const next = new URLSearchParams(params);
  if (mine) next.delete(SCOPE);
  else next.set(SCOPE, ALL);
  next.delete('pageNo');
  return next;
}

/** The two buttons that choose: one's own cases (本机构办理), or all that can be seen. */
export function ScopeSwitch() {
  const [params, setParams] = useSearchParams();
  const { offered, mine } = useOwnScope();
  if (!offered) return null;
  return (
    <div className={styles.scope} role="group" aria-label="范围">
      {([true, false] as const).map((own) => (
        <button
          key={String(own)}
          type="button"
          aria-pressed={own === mine}
          onClick={() => setParams(withScope(params, own))}
        >
          {own ? '本机构办理' : '全部可见'}
        </button>
      ))}
    </div>
  );
}
