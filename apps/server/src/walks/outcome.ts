import { ApiError } from '@tqc/client';

/** What became of a call: code 0 with what it answered, or how it was refused. */
export interface Outcome {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

interface EachTold {
  readonly done?: readonly unknown[];
  readonly added?: number;
  readonly refused?: readonly {
    readonly reason?: string;
    readonly message?: string;
    readonly code?: number;
  }[];
}

/** How something is refused: by which code of the catalogue, and with which sentence. */
export interface Refusal {
  readonly code: number | undefined;
  readonly message: string;
}

/** Waits for a call, whatever it answers; anything but an answer is a fault of the test. */
export async function outcomeOf(asked: Promise<unknown>): Promise<Outcome> {
  try {
    return { code: 0, message: '', data: (await asked) ?? null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { code: error.code, message: error.message, data: error.data };
  }
}

/**
 * The sentence of a refusal, also where a call over many records is answered and each of its
 * records is refused; undefined when something was done.
 */
export function refusalIn({ code, message, data }: Outcome): string | undefined {
  if (code !== 0) return message;
  const { done, added, refused = [] } = (data ?? {}) as EachTold;
  const nothing = done?.length === 0 || added === 0;
  const reasons = new Set(refused.map((one) => one.reason ?? one.message));
  return nothing ? [...reasons].join('、') : undefined;
}

/**
 * The same for each record of a call over many, by its number; a record that the answer does not
 * name at all was neither done nor refused, and that is said.
 */
export function refusalsIn({ code, message, data }: Outcome): (id: string) => Refusal | undefined {
  if (code !== 0) return () => ({ code, message });
  const { done = [], refused = [] } = (data ?? {}) as {
    readonly done?: readonly string[];
    readonly refused?: readonly { readonly id: string; readonly reason: string; code?: number }[];
  };
  const reasons = new Map(
    refused.map(({ id, reason, code: why }) => [id, { code: why, message: reason }]),
  );
  const neither = { code: undefined, message: 'neither done nor refused' };
  return (id) => reasons.get(id) ?? (done.includes(id) ? undefined : neither);
}

/** The same of a call for one, also where a call for many is asked about one alone. */
export function refusalWith(outcome: Outcome): Refusal | undefined {
  const message = refusalIn(outcome);
  if (message === undefined) return undefined;
  const [first] = ((outcome.data ?? {}) as EachTold).refused ?? [];
  return { code: outcome.code === 0 ? first?.code : outcome.code, message };
}
