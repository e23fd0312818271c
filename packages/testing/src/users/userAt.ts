import type { auth } from '@tqc/contract/account';
import { defaultRights } from '@tqc/contract/catalogue';
import type { Call, OutputOf } from '@tqc/contract/kit';
import { allScreens, type Screen } from '@tqc/contract/screens';
import { orgs, type Level } from './orgs';

/** Who is signed in and what that person may do, as the sign-in answers it. */
export type SignedInUser = Pick<OutputOf<typeof auth.login>, 'user' | 'privilege'>;

const nicknames: Readonly<Record<Level, string>> = {
  point: '窗口小林',
  county: '孟县审',
  city: '江市审',
  province: '顾省审',
  nation: '白国审',
  university: '林校报',
};

/**
 * Somebody of an organisation of a level, with the rights it starts with and more where a story
 * needs them.
 */
export function userAt(level: Level, more: readonly Pick<Call, 'permission'>[] = []): SignedInUser {
  const { areaName: _areaName, ...org } = orgs[level];
  const rights = new Set([
    ...defaultRights(org.orgType),
    ...more.map(({ permission }) => permission),
  ]);
  return {
    user: {
      userId: `9${org.orgId}`,
      account: `demo_${level}`,
      nickname: nicknames[level],
      phone: '154****0001',
      ...org,
      orgBizType: 3,
      loginType: '1',
      smsToken: '',
      passOverdue: 0,
      passDaysLeft: 60,
      superuser: 0,
      monitor: 0,
      manage: 1,
      demo: true,
    },
    privilege: privilegeOf(rights),
  };
}

/** The same person without the rights of some calls. */
export function withoutRights(
  { user, privilege }: SignedInUser,
  ...calls: readonly Pick<Call, 'permission'>[]
): SignedInUser {
  const taken = new Set(calls.map(({ permission }) => permission));
  return {
    user,
    privilege: privilegeOf(new Set(privilege.module.filter((code) => !taken.has(code)))),
  };
}

function privilegeOf(rights: ReadonlySet<string>): SignedInUser['privilege'] {
  const entries = allScreens.filter(
    (screen) =>
      screen.order !== undefined && screen.route !== undefined && rights.has(screen.permission),
  );
  return { menu: entries.map(entryOf), module: [...rights] };
}

function entryOf({
  id,
  title,
  route = '',
  order = 0,
  permission,
  parent,
}: Screen): SignedInUser['privilege']['menu'][number] {
  return {
    code: permission,
    name: id,
    title,
    initials: '',
    path: route,
    icon: 'dot',
    order,
    component: id,
    parentMenu: parent ?? '',
  };
}
