import type { provinceBatch } from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';
import type { FormValues } from '@tqc/ui/FormDialog';
import { filingOf, orgIdsOf } from '../../../trade/planning/provinceFields';
import { provinceDays } from './enrollStageFields';

type Plan = Row<typeof provinceBatch.list>;
type Standing = Pick<Plan, (typeof provinceDays)[number] | 'filing' | 'orgIds'>;

/** The days of a plan that a change may move. */
export const provinceDaysOf = (plan: Standing): FormValues =>
  Object.fromEntries(provinceDays.map((name) => [name, plan[name]]));

/** What the form holds of a plan beyond what stands. */
export function movedOfProvince(plan: Standing, values: FormValues) {
  const filing = filingOf(values);
  const orgIds = orgIdsOf(values);
  const moved = provinceDays.filter((name) => values[name] !== plan[name]);
  return {
    ...(same(filing, plan.filing) ? {} : { filing }),
    ...(same(orgIds, plan.orgIds) ? {} : { orgIds }),
    ...Object.fromEntries(moved.map((name) => [name, String(values[name])])),
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
