import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KindTabs, type KindTab } from './KindTabs';
import { SCOPE } from './OwnScope';

/** What a kind asks of its list; nothing where it says nothing. */
type FixedOf<K> = K extends { readonly fixed: infer F } ? F : object;

/**
 * For who works with records of several kinds: which is looked at, kept in the address, under
 * `name` where a list has a filter of the usual one; `beside` stands at the other end. Kinds that
 * are states (`statusTabs`) say what their list is asked for.
 */
export function useKindTabs<K extends KindTab>(
  label: string,
  kinds: readonly K[],
  name = 'kind',
  beside?: ReactNode,
): { readonly kind: K | undefined; readonly fixed: FixedOf<K>; readonly tabs: ReactNode } {
  const [params, setParams] = useSearchParams();
  const first = kinds[0];
  const kind = kinds.find(({ key }) => key === params.get(name)) ?? first;
  const tabs = (
    <KindTabs
      label={label}
      tabs={kinds}
      current={kind?.key}
      // Another kind is another list: its filters and page begin anew, whose rows it shows stays.
      onChoose={(key) => {
        const asked = kinds.find((one) => one.key === key)?.asked;
        const scope = params.get(SCOPE);
        setParams({
          ...(key === first?.key ? {} : { [name]: key }),
          ...(scope !== null && { [SCOPE]: scope }),
          ...asked,
        });
      }}
    >
      {beside}
    </KindTabs>
  );
  // Without any kind nothing is asked for.
  const { fixed = {} } = (kind ?? {}) as { readonly fixed?: object };
  return { kind, fixed: fixed as FixedOf<K>, tabs };
}
