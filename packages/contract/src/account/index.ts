export { auth, Challenge, MenuEntry, Privilege, SessionUser } from './auth';
export { forgetPass } from './forgetPass';
export { loginSms } from './loginSms';
export { personal } from './personal';
export { OwnSession, session } from './session';
export { usbKey } from './usbKey';
export { SavedView, view } from './view';
