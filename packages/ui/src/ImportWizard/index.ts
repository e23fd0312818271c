export { ImportWizard } from './ImportWizard';
export type { ImportColumn, ImportPlan, PlanRow, RowVerdict } from './plan';
