import { authResult } from '../dictionaries';
import { defineFlow } from '../kit';

const DECIDED = '该教师的认证已经有结果，未通过的可以重新认证';

/** 教师账号认证: compared with the certificates or decided by hand; who failed may be tried again. */
export const authFlow = defineFlow(authResult, {
  pass: { from: 'waiting', to: 'passed', otherwise: DECIDED },
  fail: { from: 'waiting', to: 'failed', otherwise: DECIDED },
  again: { from: 'failed', to: 'waiting', otherwise: '只有认证未通过的可以重新认证' },
});
