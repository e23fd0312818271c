import { PlanChanges } from '../planning/PlanChanges';

/** 变更记录 */
export function ChangeRecordScreen() {
  return <PlanChanges />;
}
