export { drawable, printedForm } from './printedForm';
export type { FormCell, PrintedForm } from './printedForm';
