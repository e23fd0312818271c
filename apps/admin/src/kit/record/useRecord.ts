import type { Call, InputOf, OutputOf } from '@tqc/contract/kit';
import { ApiError } from '@tqc/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, failureOf, type Failure } from '../session/api';

/** One record as the server last told it. */
export interface RecordState<R> {
  readonly record: R | undefined;
  /** Why there is none, or none newer. */
  readonly failure: Failure | undefined;
  reload(): void;
}

interface Loaded<R> extends Omit<RecordState<R>, 'reload'> {
  /** The input it answers, as JSON. */
  readonly answers: string;
}

interface RecordOptions<C extends Call> {
  /** How it is asked, where one call does not do. */
  readonly ask?: (input: InputOf<C>) => Promise<OutputOf<C>>;
  /** Whether the person has the right to ask; yes when left out. */
  readonly when?: boolean;
  /** Asked again when it changes. */
  readonly turn?: number | string;
}

const DENIED = 403;

/**
 * Loads one record, again whenever its page comes to the front. What is shown stays when a later
 * look fails; only a refusal takes it away.
 */
export function useRecord<C extends Call>(
  one: C,
  input: InputOf<C>,
  { when = true, turn = 0, ask }: RecordOptions<C> = {},
): RecordState<OutputOf<C>> {
  const wanted = JSON.stringify(input);
  const [{ answers, record, failure }, setState] = useState<Loaded<OutputOf<C>>>({
    answers: wanted,
    record: undefined,
    failure: undefined,
  });
  const latest = useRef(0);
  const latestAsk = useRef(ask);
  latestAsk.current = ask;
  const reload = useCallback(() => {
    if (!when) return;
    const mine = (latest.current += 1);
    const input = JSON.parse(wanted) as InputOf<C>;
    (latestAsk.current?.(input) ?? call(one, input)).then(
      (found) => {
        if (mine === latest.current)
          setState({ answers: wanted, record: found, failure: undefined });
      },
      (error: unknown) => {
        if (mine !== latest.current) return;
        const denied = error instanceof ApiError && error.code === DENIED;
        setState((before) => ({
          answers: wanted,
          record: denied || before.answers !== wanted ? undefined : before.record,
          failure: failureOf(error),
        }));
      },
    );
  }, [one, wanted, when]);
  useEffect(reload, [reload, turn]);
  return answers === wanted
    ? { record, failure, reload }
    : { record: undefined, failure: undefined, reload };
}
