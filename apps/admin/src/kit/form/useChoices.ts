import type { Call, InputOf, Row } from '@tqc/contract/kit';
import type { Option } from '@tqc/ui/fields';
import { useEffect, useMemo, useState } from 'react';
import { call, tellError } from '../session/api';

/**
 * What there is to choose from, as a call tells it; nothing until it has answered, or without one.
 * `onFailure` where a form works without them.
 */
export function useChoiceRows<C extends Call>(
  from: C | undefined,
  input: InputOf<C>,
  onFailure: (error: unknown) => void = tellError,
): readonly Row<C>[] | undefined {
  const [rows, setRows] = useState<readonly Row<C>[]>();
  const wanted = JSON.stringify(input);
  useEffect(() => {
    if (!from) return undefined;
    let gone = false;
    call(from, JSON.parse(wanted) as InputOf<C>).then((answer) => {
      // A call one can choose from answers its rows in `record`; their type is that of the call.
      const { record } = answer as unknown as { readonly record: readonly Row<C>[] };
      if (!gone) setRows(record);
    }, onFailure);
    return () => {
      gone = true;
    };
    // `onFailure` is made anew by every render and says the same.
  }, [from, wanted]);
  return rows;
}

/** The same as options; a row without a word is left out. */
export function useChoices<C extends Call>(
  from: C | undefined,
  input: InputOf<C>,
  pick: (row: Row<C>) => Option | undefined,
  onFailure?: (error: unknown) => void,
): readonly Option[] {
  const rows = useChoiceRows(from, input, onFailure);
  // `pick` is made anew by every render and says the same.
  return useMemo(() => rows?.flatMap((row) => pick(row) ?? []) ?? [], [rows]);
}
