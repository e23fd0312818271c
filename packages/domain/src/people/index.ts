export { adminFlow } from './adminFlow';
export { authFlow } from './authFlow';
export { roleDuty } from './roleDuty';
export { scopeOfRole } from './scopeOfRole';
export { verifyFlow } from './verifyFlow';
export { heldKeyFlow, stockKeyFlow } from './usbKeyFlow';
