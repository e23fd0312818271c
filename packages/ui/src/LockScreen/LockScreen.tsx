import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { useEffect, useState, type ReactNode } from 'react';
import { PasswordField } from '../fields';
import { Icon, LinkButton, useModal } from '../foundation';
import styles from './LockScreen.module.css';

interface LockScreenProps {
  locked: boolean;
  userName: string;
  orgName?: string;
  /** 为什么锁上，如长时间未操作；自己锁的不用写。 */
  notice?: string;
  /** 核对密码；不对时抛出带话的错误。 */
  onUnlock: (password: string) => Promise<void>;
  onSignOut: () => void;
  /** 密码之后还要做的一步（如短信验证），代替密码框。 */
  children?: ReactNode;
}

/** 离开座位时的锁屏：盖住全部内容，填过的表单留在下面，输入密码后继续。 */
export function LockScreen({
  locked,
  userName,
  orgName,
  notice,
  onUnlock,
  onSignOut,
  children,
}: LockScreenProps) {
  // Esc pressed repeatedly makes the browser close it by force; cover again.
  const dialog = useModal(locked, (box) => locked && box.showModal());
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string>();
  const [checking, setChecking] = useState(false);

  const asksMore = children !== undefined;
  useEffect(() => {
    if (locked) dialog.ref.current?.querySelector('input')?.focus();
  }, [locked, asksMore, dialog.ref]);

  // The page's own shortcuts rest while locked: some would open a layer above the lock.
  useEffect(() => {
    if (!locked) return;
    const hold = (event: KeyboardEvent) => event.stopPropagation();
    window.addEventListener('keydown', hold, true);
    return () => window.removeEventListener('keydown', hold, true);
  }, [locked]);

  async function unlock() {
    if (checking) return;
    if (!password) return setRefused('请输入密码');
    setChecking(true);
    setRefused(undefined);
    try {
      await onUnlock(password);
    } catch (reason) {
      setRefused(
        reason instanceof Error && reason.message ? reason.message : '密码不正确，请重新输入',
      );
    } finally {
      setPassword('');
      setChecking(false);
    }
  }

  return (
    <dialog
      {...dialog}
      className={styles.lock}
      aria-label="屏幕已锁定"
      onCancel={(event) => event.preventDefault()}
    >
      {locked && (
        <div className={styles.card}>
          <span className={styles.mark}>
            <Icon name="lock" size={32} />
          </span>
          <h2 className={styles.name}>{userName}</h2>
          {orgName && <p className={styles.org}>{orgName}</p>}
          {notice && (
            <p role="status" className={styles.notice}>
              {notice}
            </p>
          )}
          {children ?? (
            <form
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault();
                void unlock();
              }}
            >
              <PasswordField
                label="登录密码"
                value={password}
                onChange={setPassword}
                {...(refused ? { error: refused } : {})}
              />
              <Button type="primary" htmlType="submit" long loading={checking}>
                解锁
              </Button>
            </form>
          )}
          <LinkButton onClick={onSignOut}>退出登录，换个人用</LinkButton>
        </div>
      )}
    </dialog>
  );
}
