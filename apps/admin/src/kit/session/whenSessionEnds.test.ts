import { expect, test, vi } from 'vitest';
import { closeHere, useSession, whenSessionEnds, type User } from './session';

test('有人登录着什么也不做；没有人登录了，说刚才是谁', () => {
  const forget = vi.fn();
  whenSessionEnds(forget);
  const user = { userId: '7' } as User;
  useSession.setState({ user });
  useSession.setState({ notice: '已修改密码' });
  expect(forget).not.toHaveBeenCalled();
  closeHere();
  expect(forget.mock.calls).toEqual([[user]]);
});
