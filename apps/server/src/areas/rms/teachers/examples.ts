import { auth, sso } from '@tqc/contract/rms';
import { authFlow } from '@tqc/domain/people';
import { idNoCheck } from '@tqc/domain/shared';
import type { Example } from '../../../walks/example';
import { otherwise } from '../../../walks/otherwise';
import { call, idOf, once } from '../../../walks/stage';

let made = 0;
const BY_CERTIFICATE = 2;
/** A teacher nobody entered before. */
const entered = () => {
  made += 1;
  const first17 = `32880119850909${String(made).padStart(3, '0')}`;
  return {
    name: '演示教师',
    idNo: first17 + idNoCheck(first17),
    mobile: `135${String(made).padStart(8, '0')}`,
    way: BY_CERTIFICATE,
  };
};
const one = async () => idOf(await call('province', auth.authTeacher, { input: entered() }));
const seen = once(one);
const checked = async () => ({ input: { authId: await one(), action: 'check' }, version: 1 });

/** A province vouches for its teachers; the centre looks at all of them. */
export const teacherExamples: readonly Example[] = [
  {
    call: auth.authTeachers,
    by: 'province',
    also: ['centre'],
    ready: async () => ({ input: {}, mark: await seen() }),
  },
  {
    call: auth.authTeacher,
    by: 'province',
    personal: true,
    ready: async () => ({ input: entered() }),
  },
  {
    call: auth.updateAuthById,
    by: 'province',
    also: ['centre'],
    ready: checked,
    state: { says: otherwise(authFlow, 'pass') },
  },
  {
    call: sso.getRmsSSO,
    by: 'province',
    personal: true,
    ready: async () => ({ input: {} }),
    never: '还没有接入国家平台，请联系系统管理员配置后再试',
  },
  { call: auth.sso, by: 'province', shared: true, ready: async () => ({ input: {} }) },
];
