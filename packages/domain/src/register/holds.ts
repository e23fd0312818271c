import { approvalBlocks, standingBlocks, type Approvable } from './blocks';

/** What is known of the person behind an application on a day. */
export interface PersonToday {
  /** Stands in the restriction library, whoever entered it and when. */
  readonly limited: boolean;
  /** Has a valid certificate of the same type and subject, whoever issued it. */
  readonly held: boolean;
}

/**
 * What decisions on applications rest on besides what is said with them: each tells why it does not
 * hold on the day.
 */
export const holds = {
  approvable: ({
    application,
    today,
  }: {
    readonly application: Approvable;
    readonly today: string;
  }) => approvalBlocks(application, today),
  unlimited: ({ limited }: Pick<PersonToday, 'limited'>) =>
    limited ? ['命中限制库，不能认定'] : [],
  firstOfItsKind: ({ held }: Pick<PersonToday, 'held'>) =>
    held ? ['已持有相同资格种类和任教学科的教师资格证书，不能重复认定'] : [],
  deadlineOver: ({
    completeBefore,
    today,
  }: {
    readonly completeBefore: string | null;
    readonly today: string;
  }) =>
    completeBefore !== null && completeBefore >= today
      ? [`补全期限到${completeBefore}为止，过了期限仍未补全的才能按逾期未补全处理`]
      : [],
  /** `planOver` says why the plan of the application does not go on. */
  planGoesOn: ({ planOver }: { readonly planOver: string | undefined }) =>
    planOver === undefined ? [] : [planOver],
};

/**
 * Why an approved application gets no number today; its qualification was judged with the approval.
 */
export function numberingBlocks(
  application: Approvable,
  person: PersonToday,
  today: string,
): string[] {
  return [
    ...standingBlocks(application, today),
    ...holds.unlimited(person),
    ...holds.firstOfItsKind(person),
  ];
}
