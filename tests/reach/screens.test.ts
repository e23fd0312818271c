import { defaultRights } from '@tqc/contract/catalogue';
import { allScreens, screenOf, type Screen, type ScreenId } from '@tqc/contract/screens';
import { expect, test } from 'vitest';
import { landingOf } from '../../apps/admin/src/shell/landing';
import { menuOf } from '../../apps/server/src/trade/menu';
import { expectOnly } from './kit/pending';
import { addressesIn, screenAt } from './kit/routes';
import { ownFilesOf, screenFiles } from './kit/screenFiles';
import { productFiles } from './kit/sources';
import { pendingAddresses, pendingRoutes, pendingScreens } from './pending/screens';

const TYPES = [1, 2, 3, 4, 5, 6];
/** What the frame leads to from every page: the head, the tabs, the bell. */
const frame = productFiles.filter(
  (path) => /^apps\/admin\/src\/(shell|kit)\//.test(path) && !path.endsWith('/landing.ts'),
);
const built = allScreens.filter(({ id }) => screenFiles.has(id));

/** Where somebody of an organisation type can get to by entries, links and buttons. */
function reachedBy(orgType: number): ReadonlySet<string> {
  const given = ({ orgTypes }: Screen) => orgTypes.includes(orgType);
  // Some screens are given to few by hand: whoever has the right finds the way.
  const asked = allScreens.filter(given).map(({ permission }) => permission);
  const rights = new Set([...defaultRights(orgType), ...asked]);
  const found = new Set<string>();
  const visit = (addresses: readonly string[]) => {
    for (const screen of addresses.flatMap((address) => screenAt(address) ?? [])) {
      if (found.has(screen.id) || !given(screen)) continue;
      found.add(screen.id);
      visit(ownFilesOf(screen.id).flatMap(addressesIn));
    }
  };
  visit(menuOf({ rights }).map(({ path }) => path));
  for (const orgBizType of [1, 2, 3]) visit([landingOf({ orgType, orgBizType }, rights)]);
  visit(frame.flatMap(addressesIn));
  return found;
}

test('每个已建的画面，能用它的每类机构都走得到：有菜单、链接或按钮', () => {
  expect(built.length).toBeGreaterThan(20);
  const missing = TYPES.flatMap((orgType) => {
    const reached = reachedBy(orgType);
    return built
      .filter(({ id, orgTypes }) => orgTypes.includes(orgType) && !reached.has(id))
      .map(({ id }) => `${id} ${orgType}`);
  });
  expectOnly('走不到的画面', missing, pendingScreens);
});

/** Addresses that lead to no page: what the server answers itself, and prefixes. */
const NO_PAGE =
  /^\/(tqc(\/(csp|file\/.*)?)?…?|dp(\/.*)?|rest\/|v1\/.*|redirect(\/.*)?|register\/|assets\/|api-docs.*|storybook\/?|healthz|readyz|metrics|preview|waits|proc\/.*|var\/.*|etc\/.*|bin\/.*)$/;

test('代码、消息和演示数据说到的地址，目录里都有，画面也都建了', () => {
  const named = productFiles
    .filter((path) => /^apps\/(admin|bigscreen|server)\/src\//.test(path))
    .flatMap((path) => addressesIn(path).map((address) => ({ path, address })))
    .filter(({ address }) => !NO_PAGE.test(address))
    .map(({ path, address }) => ({ path, address: address.replace(/^\/tqc(?=\/)/, '') }));
  expect(named.length).toBeGreaterThan(30);
  expectOnly(
    '目录里没有的地址',
    named.filter(({ address }) => !screenAt(address)).map(({ address }) => address),
    pendingAddresses,
  );
  const open = named.flatMap(({ address }) => screenAt(address) ?? []).filter(hasNoPage);
  expectOnly('说到了还没建的画面', [...new Set(open.map(({ id }) => id))], pendingRoutes);
});

test('消息里的链接只说画面的编号：两条业务线各有哪些页面，目录里都有', () => {
  for (const track of ['register', 'enroll'])
    for (const page of ['orgPlan', 'provincePlan', 'changeRecord'])
      expect(screenOf(`${track}.${page}` as ScreenId).route).toMatch(/^\//);
});

/** Public pages and the frame's own addresses are drawn by the shell, not by an area. */
function hasNoPage({ id, kind }: Screen): boolean {
  return !screenFiles.has(id) && !/^(public|shell)\./.test(id) && kind !== 'group';
}
