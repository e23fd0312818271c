import type { Row } from '@tqc/contract/kit';
import { registration } from '@tqc/contract/register';
import { useCallback } from 'react';
import { DESK_PAGE, useCaseQueue } from '../../../kit/case/desk/useCaseQueue';
import { useHasOwnCases } from '../../../kit/record/ownCases';
import { call } from '../../../kit/session/api';
import { queueQuestion, type Asked } from './listConditions';

/** A row of the queue. */
export type Waiting = Row<typeof registration.list>;

const idOf = ({ regId }: Waiting) => regId;
const fetchCase = ({ regId }: Waiting) => call(registration.get, { regId });

/**
 * The cases of one step that the organisation has to do, oldest first unless `asked` says
 * otherwise.
 */
export function useQueue(statuses: readonly number[], asked: Asked) {
  const mine = useHasOwnCases();
  const wanted = statuses.join(',');
  const question = JSON.stringify(asked);
  const fetchPage = useCallback(
    (pageNo: number) =>
      call(registration.list, {
        statuses: wanted.split(',').map(Number),
        ...queueQuestion(JSON.parse(question) as Asked),
        ...(mine ? { mine } : {}),
        pageNo,
        pageSize: DESK_PAGE,
      }),
    [wanted, question, mine],
  );
  return useCaseQueue({ place: `${wanted}/${question}`, idOf, fetchPage, fetchCase });
}
