import { allScreens } from '@tqc/contract/screens';
import { expect, test } from 'vitest';
import { landingOf } from './landing';
import { wayOn } from './wayOn';

const none = new Set<string>();

test('登录后到的页面都在目录里：确认点到本业务的计划，高校到备案，其余到工作台（landing-03、landing-04、landing-05）', () => {
  const at = (orgType: number, orgBizType: number) => landingOf({ orgType, orgBizType }, none);
  expect(at(1, 1)).toBe('/register/ProvinceBatchViewSubModel');
  expect(at(1, 2)).toBe('/enrollModel/EnrollProvinceBatchViewSubModel');
  expect(at(6, 3)).toBe('/auditorExamptionConfirm/filingsManage/AbilityAssessment');
  for (const type of [2, 3, 4, 5]) expect(at(type, 3)).toBe('/HomeWorks');
  const routes = new Set(allScreens.map(({ route }) => route));
  for (const type of [1, 2, 3, 4, 5, 6])
    for (const work of [1, 2, 3]) expect(routes.has(at(type, work))).toBe(true);
});

test('刷新用的地址转回原来的页，参数不丢，转不到别处去（routing-04）', () => {
  expect(wayOn('/redirect/register/desk', '?a=1', '/x')).toBe('/register/desk?a=1');
  expect(wayOn('/redirect//evil.example', '', '/x')).toBe('/');
  expect(wayOn('/dashboard', '', '/x')).toBe('/x');
  expect(wayOn('/register/desk', '', '/x')).toBeUndefined();
});
