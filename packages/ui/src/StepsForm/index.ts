export { Steps } from './Steps';
export { StepsForm } from './StepsForm';
export type { FormStep } from './StepsForm';
