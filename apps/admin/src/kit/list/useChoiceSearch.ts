import type { Call, InputOf, Row } from '@tqc/contract/kit';
import type { Option } from '@tqc/ui/fields';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call, tellError } from '../session/api';

/**
 * A filter whose choices a call tells: asked when the field is opened for the first time, or at
 * once where the address holds one of them and its word is to be shown.
 */
export function useChoiceSearch<C extends Call>(
  name: string,
  label: string,
  from: C,
  input: InputOf<C>,
  pick: (row: Row<C>) => Option | undefined,
): SearchField {
  const [params] = useSearchParams();
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [loading, setLoading] = useState(false);
  const [opened, setOpened] = useState(false);
  const wanted = opened || params.has(name);
  const asked = JSON.stringify(input);
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    setLoading(true);
    call(from, JSON.parse(asked) as InputOf<C>).then(
      (answer) => {
        // A call one can choose from answers its rows in `record`; their type is that of the call.
        const { record } = answer as unknown as { readonly record: readonly Row<C>[] };
        if (gone) return;
        setLoading(false);
        // Several rows may stand for the same choice: the slots of one plan.
        const offered = record.flatMap((row) => pick(row) ?? []);
        setOptions([...new Map(offered.map((option) => [option.value, option])).values()]);
      },
      (error: unknown) => {
        // Opened once more, it is asked once more.
        if (!gone) {
          setLoading(false);
          setOpened(false);
        }
        tellError(error);
      },
    );
    return () => {
      gone = true;
    };
    // `pick` is made anew by every render and says the same.
  }, [wanted, from, asked]);
  const onOpen = () => setOpened(true);
  return { name, label, kind: 'searchSelect', options, loading, onOpen };
}
