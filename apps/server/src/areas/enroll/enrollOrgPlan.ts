import { stagesText } from '@tqc/domain/planning';
import { orgPlansOf, REGISTERED, type OrgPlan } from '../../trade/planning';

export const orgPlans = orgPlansOf('enroll');

type Stored = Pick<
  OrgPlan,
  | 'orgType'
  | 'recheckLevel'
  | 'finalLevel'
  | 'firstReviewBegin'
  | 'firstReviewEnd'
  | 'noticeBegin'
  | 'noticeEnd'
>;

type Sure = Readonly<
  Record<'firstReviewBegin' | 'firstReviewEnd' | 'noticeBegin' | 'noticeEnd', string>
>;
/** A plan as this track tells it. */
type Told<P> = Omit<P, keyof Sure> & Sure & { readonly stages: string };

/** Rows of this track never leave these days empty (a check of the table). */
export const toldPlan = <P extends Stored>(plan: P): Told<P> => ({
  ...plan,
  firstReviewBegin: plan.firstReviewBegin ?? '',
  firstReviewEnd: plan.firstReviewEnd ?? '',
  noticeBegin: plan.noticeBegin ?? '',
  noticeEnd: plan.noticeEnd ?? '',
  stages: stagesText(plan.orgType, {
    recheckLevel: plan.recheckLevel ?? 0,
    finalLevel: plan.finalLevel ?? 0,
  }),
});

/** A page of them. */
export const toldPage = <R extends Stored>(page: {
  readonly total: number;
  readonly exact: boolean;
  readonly record: readonly R[];
}) => ({ ...page, record: page.record.map((row) => toldPlan(row)) });

/** A slot opens no kinds: whoever teaches in schools is meant. */
export const slotOf = <S extends object>(slot: S) => ({ ...slot, ctIds: [...REGISTERED.ctIds] });
