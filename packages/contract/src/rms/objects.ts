/** What the area's records are called in the audit, where no resource has their name. */
export const objects = {
  admin: '用户',
  passkey: '安全密钥',
  signInStep: '登录验证',
  signInSuspension: '停用登录',
  sso: '单点登录',
  teacherAuth: '教师认证',
} as const;
