import type { Call, InputOf } from '@tqc/contract/kit';
import { NOTHING_TO_EXPORT } from '@tqc/domain/shared';
import { saveBlob } from '@tqc/ui/foundation';
import { Press } from '../form/Press';
import { useAction } from '../form/useAction';
import { fetchBytes } from '../record/useFile';
import { tellNote } from '../session/api';
import { useGate } from '../session/useGate';
import { useMay } from '../session/useMay';
import { useAsked, useFoundNone } from './useReload';

interface ListFileProps<C extends Call> {
  readonly call: C;
  readonly label: string;
  /** What the file is called. */
  readonly name: string;
  /** What is asked besides the filters of the list around it. */
  readonly input: Partial<InputOf<C>>;
  /** Rows that were chosen: the filters say nothing then. */
  readonly chosen?: boolean;
  /** Why there is nothing to bring now. */
  readonly reason?: string | undefined;
}

/** What the list around it asks for, or what was chosen in it, as one file at once. */
export function ListFile<C extends Call>(props: ListFileProps<C>) {
  const { call, label, name, input, chosen = false, reason } = props;
  const asked = useAsked() ?? {};
  const isNone = useFoundNone() !== undefined && !chosen;
  const may = useMay(call);
  useGate({ label, call, may, when: true, reason });
  const [fetch, busy] = useAction(async () => {
    const { pageNo: _, pageSize: __, sort: ___, exactTotal: ____, ...filters } = asked;
    // What the list asks beside page and order are the filters that the file takes as well.
    const wanted = { ...(chosen ? {} : (filters as object)), ...input } as InputOf<C>;
    saveBlob(await fetchBytes(call, wanted), `${name}.xlsx`);
  });
  if (!may) return null;
  return (
    <Press
      label={label}
      reason={reason}
      onClick={() => (isNone ? tellNote(NOTHING_TO_EXPORT) : busy || void fetch())}
    />
  );
}
