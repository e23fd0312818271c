export { declaredStep, ENROLLMENT, registrantToday } from './records';
export type { Enrollment } from './records';
