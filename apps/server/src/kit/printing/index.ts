export type { FormCell, PrintedForm } from './form';
export { printedForm } from './printedForm';
