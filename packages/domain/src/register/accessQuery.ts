import { accessQueryResult } from '../dictionaries';
import { TooLate } from '../kit';
import { accessValidUntil, isAccessOver, type AccessAnswer } from './accessAnswer';
import { accessQueryFlow } from './flows';

/**
 * The state in which the platform is asked: for the first time, or anew once its answer no longer
 * counts. Whatever it found otherwise is asked again by a reconsideration.
 */
export function beginQuery(answer: AccessAnswer, today: string): number {
  const result = answer.accessResult ?? -1;
  if (accessQueryFlow.can('reconsider', result))
    throw new TooLate(`准入查询结果为${accessQueryResult.label(result)}，有异议的请申请复议`);
  if (!accessQueryFlow.can('sendAgain', result)) return accessQueryFlow.next('send', result);
  if (isAccessOver(answer, today)) return accessQueryFlow.next('sendAgain', result);
  const until = accessValidUntil(answer);
  throw new TooLate(`准入查询结果正常${until ? `，${until}前有效` : ''}，不用重新查询`);
}

/** What can be asked of the platform about somebody now. */
export function queryActions(
  answer: AccessAnswer,
  today: string,
): { readonly [one in 'begin' | 'again' | 'cancel' | 'reconsider']: boolean } {
  const result = answer.accessResult ?? -1;
  return {
    begin: accessQueryFlow.can('send', result),
    again: isAccessOver(answer, today),
    cancel: accessQueryFlow.can('cancel', result),
    reconsider: accessQueryFlow.can('reconsider', result),
  };
}
