import { RuleError } from './RuleError';

/**
 * What was asked does not fit the record as it stands now: somebody was first, or it went on by
 * itself. Whoever asked has to read it anew; nothing that is entered otherwise mends it.
 */
export class TooLate extends RuleError {}
