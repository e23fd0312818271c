import { RuleError } from './RuleError';

/** A refusal of one input: the sentence is the message and stands at the field. */
export function refuse(field: string, sentence: string): RuleError {
  return new RuleError(sentence, field);
}
