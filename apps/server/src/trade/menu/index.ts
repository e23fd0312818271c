export { menuOf } from './menu';
