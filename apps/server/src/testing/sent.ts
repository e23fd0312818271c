/** A statement as it was sent. */
export interface Sent {
  readonly text: string;
  readonly values: unknown[];
}

interface Asked {
  readonly text?: string;
  readonly values?: readonly unknown[];
  /** Of a message with several (`kit/database/message.ts`). */
  readonly statements?: readonly Asked[];
}

/** The statements a connection is asked with, however it is asked. */
export function sentIn([first, second]: readonly unknown[]): readonly Sent[] {
  const values = Array.isArray(second) ? [...(second as readonly unknown[])] : [];
  if (typeof first === 'string') return [{ text: first, values }];
  const asked = (first ?? {}) as Asked;
  return (asked.statements ?? [asked]).map((one) => ({
    text: one.text ?? '',
    values: [...(one.values ?? values)],
  }));
}
