export { authRoutes, usbKeyRoutes } from './auth';
export { forgetPassRoutes } from './forgetPass';
export { loginSmsRoutes } from './loginSms';
export { personalRoutes, sessionRoutes, viewRoutes } from './personal';
export { waitingRoutes } from './waiting';
