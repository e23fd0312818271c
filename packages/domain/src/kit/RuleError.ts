/** A rule of the trade was broken; the message is the sentence a person reads. */
export class RuleError extends Error {
  override readonly name = 'RuleError';

  /** @param field the input the sentence is about, when there is one */
  constructor(
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}
