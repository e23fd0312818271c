import { loginType } from '@tqc/domain/dictionaries';

const NONE = 'none';

/** What is shown besides the password. */
export const signInSteps = {
  options: [{ value: NONE, label: '只用密码' }, ...loginType.options],
  codes: [NONE, ...loginType.codes],
};
