import { adminStatus } from '../dictionaries';
import { defineFlow } from '../kit';

/** 用户: works or is forbidden; one who never signed in can be removed in either state. */
export const adminFlow = defineFlow(adminStatus, {
  forbid: { from: 'normal', to: 'forbidden', otherwise: '该用户已经停用' },
  restore: { from: 'forbidden', to: 'normal', otherwise: '该用户没有停用，不需要启用' },
  resetPassword: { from: 'normal', otherwise: '该用户已停用，请先启用再重置密码' },
});
