import type { Call, InputOf, Row } from '@tqc/contract/kit';
import type { Option } from '@tqc/ui/fields';
import { useEffect, useState } from 'react';
import { call, tellError } from '../session/api';

/**
 * What can be chosen, as a call tells it; nothing without one. A row without a word is left out.
 * `onFailure` where a form works without them.
 */
export function useChoices<C extends Call>(
  from: C | undefined,
  input: InputOf<C>,
  pick: (row: Row<C>) => Option | undefined,
  onFailure: (error: unknown) => void = tellError,
): readonly Option[] {
  const [options, setOptions] = useState<readonly Option[]>([]);
  const wanted = JSON.stringify(input);
  useEffect(() => {
    if (!from) return undefined;
    let gone = false;
    call(from, JSON.parse(wanted) as InputOf<C>).then((answer) => {
      // A call one can choose from answers its rows in `record`; their type is that of the call.
      const { record } = answer as unknown as { readonly record: readonly Row<C>[] };
      if (!gone) setOptions(record.flatMap((row) => pick(row) ?? []));
    }, onFailure);
    return () => {
      gone = true;
    };
    // `pick` and `onFailure` are made anew by every render and say the same.
  }, [from, wanted]);
  return options;
}
