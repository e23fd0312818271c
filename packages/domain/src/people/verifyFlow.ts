import { verifyStatus } from '../dictionaries';
import { defineFlow } from '../kit';

const DECIDED = '该变更已经审核过';

/** 用户权限变更: waits until a second person lets it take effect or refuses it. */
export const verifyFlow = defineFlow(verifyStatus, {
  accept: { from: 'pending', to: 'accepted', otherwise: DECIDED },
  reject: { from: 'pending', to: 'rejected', otherwise: DECIDED },
});
