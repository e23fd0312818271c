export { auth, forgetPass, loginSms, MenuEntry, Privilege, SessionUser, usbKey } from './auth';
export { OwnSession, personal, SavedView, session, view } from './personal';
