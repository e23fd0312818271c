import { expect, test } from 'vitest';
import { routeOf } from '.';

test('消息里的链接是目录里的页面，没有的页面当场报错', () => {
  expect(routeOf('register.orgPlan')).toBe('/register/OrgBatchSubModel');
  for (const track of ['register', 'enroll'])
    for (const page of ['orgPlan', 'provincePlan', 'changeRecord'])
      expect(routeOf(`${track}.${page}`)).toMatch(/^\//);
  expect(() => routeOf('register.nowhere')).toThrow('no page register.nowhere');
});
