import type { admins } from '@tqc/contract/rms';
import type { OutputOf } from '@tqc/contract/kit';
import { Dialog } from '@tqc/ui/FormDialog';
import { LinkButton } from '@tqc/ui/foundation';
import { useAction } from '../../../kit/form/useAction';
import styles from './IssuedPasswords.module.css';

export type Issued = OutputOf<typeof admins.singleResetPassword>['issued'];

/** Passwords that were just made: shown once, to whoever made them, and kept nowhere. */
export function IssuedPasswords({
  issued,
  onClose,
}: {
  readonly issued: Issued;
  readonly onClose: () => void;
}) {
  const lines = issued.map(({ account, name, password }) => [account, name, password].join('\t'));
  const [copy] = useAction(() => navigator.clipboard.writeText(lines.join('\n')), {
    done: `已复制 ${lines.length} 条`,
  });
  if (issued.length === 0) return null;
  return (
    <Dialog title="初始密码" okText="已经记下，关闭" onClose={onClose}>
      <p>只显示这一次，关闭后谁也看不到。请当面或电话告诉本人，七天内登录并改成自己的密码。</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">账号</th>
            <th scope="col">姓名</th>
            <th scope="col">初始密码</th>
          </tr>
        </thead>
        <tbody>
          {issued.map(({ adminId, account, name, password }) => (
            <tr key={adminId}>
              <td>{account}</td>
              <td>{name}</td>
              <td>
                <code className={styles.secret}>{password}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <LinkButton onClick={() => void copy()}>复制</LinkButton>
    </Dialog>
  );
}
