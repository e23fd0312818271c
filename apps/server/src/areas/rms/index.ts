export { auditRoutes } from './audit';
export { recipientRoutes } from './recipients';
export { adminsRoutes } from './people/admins';
export { permissionsRoutes, rolePermissionRoutes, rolesRoutes } from './roles/roles';
export { userRoleRoutes } from './people/userRole';
export { systemRoutes } from './system';
export { authRoutes } from './teachers/auth';
export { verifyRoutes } from './second/verify';
