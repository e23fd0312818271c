export type { FormCell, PrintedForm } from './form';
export { gridPages } from './gridPages';
export { letterPage } from './letterPage';
export type { Paper, PaperFault, PaperPage } from './paper';
export { printers, unprintable } from './printers';
export { tablePages } from './tablePages';
