import type { OutputOf } from '@tqc/contract/kit';
import { registration } from '@tqc/contract/register';
import { useMay } from '../session/useMay';
import { useRecord, type RecordState } from './useRecord';

/** The figures of a person's own work, kept by the server as applications move on. */
export interface WorkFigures extends RecordState<OutputOf<typeof registration.figures>> {
  /** Whether the person has the right to see them. */
  readonly may: boolean;
  /** How many applications stand in any of the states; undefined as long as nobody said. */
  waiting(...statuses: readonly number[]): number | undefined;
}

interface FiguresAsked {
  readonly turn?: number | string | undefined;
  readonly mine?: boolean;
  readonly works?: boolean;
}

/**
 * One answer for every figure beside lists and on home pages: it counts without reading, and so
 * without recording, a single application. Asked again when `turn` changes; `mine` leaves out what
 * other organisations have to do, `works` adds what waits for the person besides.
 */
export function useWorkFigures({
  turn,
  mine = false,
  works = false,
}: FiguresAsked = {}): WorkFigures {
  const may = useMay(registration.figures);
  const loaded = useRecord(
    registration.figures,
    { ...(mine && { mine }), ...(works && { works }) },
    {
      when: may,
      ...(turn === undefined ? {} : { turn }),
    },
  );
  return {
    ...loaded,
    may,
    waiting: (...statuses) =>
      loaded.record?.waiting.reduce(
        (sum, { status, n }) => (statuses.some((one) => one === status) ? sum + n : sum),
        0,
      ),
  };
}
