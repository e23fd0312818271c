import { ApiError } from '@tqc/client';
import { auth } from '@tqc/contract/account';
import { call } from '../kit/session/api';
import { endSession, leaveSession } from '../kit/session/session';

/** Said when the server never heard of it: the page is left all the same. */
export const NOT_HEARD =
  '已在本机退出，但没有通知到服务器：服务器上的会话半小时后自动结束。如在公用电脑上，请在网络恢复后重新登录并再退出一次。';

/** Ends the session on the server and here; the sign-in page says when the server did not hear. */
export async function signOut(): Promise<void> {
  try {
    await call(auth.logout, {});
  } catch (error) {
    endSession(error instanceof ApiError && error.code !== 0 ? error.message : NOT_HEARD);
    return;
  }
  leaveSession();
}
