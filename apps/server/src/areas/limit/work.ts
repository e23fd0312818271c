import { limitStatus } from '@tqc/domain/dictionaries';
import { limitDecisions, limitSteps } from '@tqc/domain/limit';
import { sql, type RawBuilder } from 'kysely';
import type { CallContext } from '../../kit/serve';
import { statusIs } from '../../kit/store';

type Step = (typeof limitSteps)[number];

const DECIDED_BY: Readonly<Record<Step, readonly [column: string, status: number]>> = {
  approval: ['above_id', limitStatus.code('reported')],
  releaseReview: ['first_id', limitStatus.code('releaseAsked')],
  release: ['final_id', limitStatus.code('releaseReviewed')],
};

/** What waits for the caller's organisation in a step. */
export function waitingFor({ who }: Pick<CallContext, 'who'>, step: Step): RawBuilder<unknown> {
  const [column, status] = DECIDED_BY[step];
  return sql`${sql.ref(column)} = ${who.orgId} and ${statusIs('status', status)}`;
}

/** What it has decided on in a step. */
function decidedIn({ who }: Pick<CallContext, 'who'>, step: Step): RawBuilder<unknown> {
  return sql`limit_id in (select case_id from case_step where org_id = ${who.orgId} and kind = 'limitation' and step = ${limitDecisions.step(step).label})`;
}

/** The same in whichever step, where none is named. */
export function workOf(
  call: Pick<CallContext, 'who'>,
  state: 'mine' | 'done',
  step?: Step,
): RawBuilder<unknown> {
  const of = state === 'done' ? decidedIn : waitingFor;
  const steps = step === undefined ? limitSteps : [step];
  return sql`(${sql.join(
    steps.map((one) => sql`(${of(call, one)})`),
    sql` or `,
  )})`;
}
