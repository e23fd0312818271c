import { certType } from '../dictionaries';
import { mayRecognise, type Recogniser } from '../planning';
import {
  ageBlocks,
  approvalBlocks,
  qualificationBlocks,
  standingBlocks,
  type Approvable,
} from './blocks';

interface ApplicationToday {
  readonly application: Approvable;
  readonly today: string;
}

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
  /** Of what the law asks, what the visit to the point cannot change any more. */
  ofAge: ({ application, today }: ApplicationToday) => ageBlocks(application, today),
  qualified: ({ application, today }: ApplicationToday) => qualificationBlocks(application, today),
  approvable: ({ application, today }: ApplicationToday) => approvalBlocks(application, today),
  /** `recogniser` is the organisation that decides; who only looks is none. */
  withinPower: ({
    application: { ctId },
    recogniser,
  }: {
    readonly application: Pick<Approvable, 'ctId'>;
    readonly recogniser: Recogniser | undefined;
  }) =>
    recogniser && !mayRecognise(recogniser, ctId)
      ? [`“${certType.label(ctId)}”不由本级机构认定，不能认定；请联系上级机构处理`]
      : [],
  /** A change nobody has judged may be of what the decision rests on. */
  noOpenChange: ({ openChange }: { readonly openChange: boolean }) =>
    openChange ? ['有待审核的数据变更，请先审核'] : [],
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
  person: PersonToday & { readonly openChange: boolean },
  recogniser: Recogniser,
  today: string,
): string[] {
  return [
    ...holds.withinPower({ application, recogniser }),
    ...standingBlocks(application, today),
    ...holds.noOpenChange(person),
    ...holds.unlimited(person),
    ...holds.firstOfItsKind(person),
  ];
}
