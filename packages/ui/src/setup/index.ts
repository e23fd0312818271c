import './setup';

export { zhCN } from './setup';
