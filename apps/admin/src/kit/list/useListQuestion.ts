import type { Call } from '@tqc/contract/kit';
import type { SearchField, SearchValues } from '@tqc/ui/SearchForm';
import { startTransition, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePlaceParams } from '../session/currentScreen';
import { inOrder, openParams, openValues, questionOf } from './listQuestion';
import { usePageState } from './usePageState';

const NOTHING: SearchValues = {};

/**
 * What a list is asked for: the address holds it, but for personal numbers, which live as long as
 * the page.
 */
export function useListQuestion(list: Call, fields: readonly SearchField[]) {
  const [address, setAddress] = useSearchParams();
  const place = usePlaceParams();
  const [personal, setPersonal] = usePageState('personal', NOTHING);
  const params = useMemo(() => openParams(list, address), [list, address]);
  const active = useMemo(
    () => ({ ...openValues(list, fields, params), ...personal }),
    [list, fields, params, personal],
  );

  /** The only way into the address. */
  function setParams(next: URLSearchParams, options?: { readonly replace: boolean }) {
    const asked = openParams(list, next);
    for (const [name, value] of place) asked.set(name, value);
    setAddress(asked, options);
  }

  return {
    params,
    active,
    hasPersonal: Object.keys(personal).length > 0,
    setParams,
    /** Asks for what is typed; false when that is what was asked already. */
    ask(values: SearchValues): boolean {
      const question = questionOf(list, fields, values);
      // The tab, the order and the page size stay; what is asked for is new, and with it the page.
      const next = new URLSearchParams(params);
      for (const name of [...fields.map((field) => field.name), 'exactTotal', 'pageNo'])
        next.delete(name);
      for (const [name, value] of question.open) next.set(name, value);
      const isMoved = inOrder(next) !== inOrder(params);
      const isOther = JSON.stringify(question.personal) !== JSON.stringify(personal);
      // Both parts change at once, so that the server is asked once.
      startTransition(() => {
        if (isOther) setPersonal(question.personal);
        if (isMoved) setParams(next);
      });
      return isMoved || isOther;
    },
    /** Asks for what a view holds, and for nothing besides; answers its filters. */
    pick(next: URLSearchParams): SearchValues {
      startTransition(() => {
        setPersonal(NOTHING);
        setParams(next);
      });
      return openValues(list, fields, next);
    },
  };
}
