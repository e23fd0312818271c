export { auditRoutes } from './audit';
export { recipientRoutes } from './recipients';
export { adminsRoutes } from './people/admins';
export { userRoleRoutes } from './people/userRole';
export { systemRoutes } from './system';
