export { auth, Challenge, MenuEntry, Privilege, SessionUser } from './auth';
export { forgetPass } from './forgetPass';
export { loginSms } from './loginSms';
export { lookReason, personal } from './personal';
export { OwnSession, session } from './session';
export { usbKey } from './usbKey';
export { SavedView, view } from './view';
export { waiting } from './waiting';
