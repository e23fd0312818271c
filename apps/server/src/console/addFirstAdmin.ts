import { createFirstAdmin } from '../firstAdmin';
import { option, runParts } from './runParts';

/**
 * Makes the first administrator from what the command line says, and prints the first password
 * once.
 */
export function addFirstAdmin(): Promise<void> {
  return runParts(async ({ app }) => {
    const account = option('account');
    const { password } = await createFirstAdmin(app, { account, name: option('name') });
    console.log(
      `已创建系统管理员 ${account}，首次登录的密码为\n\n  ${password}\n\n只显示这一次；登录后须立即修改。`,
    );
  });
}
