export { LockScreen } from './LockScreen';
