export { allCalls } from './allCalls';
export { defaultRights } from './defaultRights';
export { pendingCalls } from './pendingCalls';
