export { adminFlow } from './adminFlow';
