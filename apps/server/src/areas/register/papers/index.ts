export { papers } from './papers';
