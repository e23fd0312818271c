import { ApiError } from '@tqc/client';
import { userAt } from '@tqc/testing/users';
import { expect, test } from 'vitest';
import { answerWith } from '../kit/session/api';
import { useSession } from '../kit/session/session';
import { NOT_HEARD, signOut } from './signOut';

test('退出没有通知到服务器时，照样离开，并说出来（signin-15）', async () => {
  const release = answerWith(() => Promise.reject(new ApiError(0, '网络不通', undefined)));
  useSession.setState({ user: userAt('county').user });
  await signOut();
  release();
  expect(useSession.getState()).toMatchObject({ user: undefined, notice: NOT_HEARD });
});
