export { lastNumber, takeNumbers } from './numbers';
