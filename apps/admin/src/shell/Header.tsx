import { routeOf } from '@tqc/contract/screens';
import { orgType } from '@tqc/domain/dictionaries';
import { Breadcrumb } from '@tqc/ui/Breadcrumb';
import { Icon, MenuButton } from '@tqc/ui/foundation';
import { ThemeSwitch } from '@tqc/ui/ThemeSwitch';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tellDone } from '../kit/session/api';
import { endSession, lockSession, useSession } from '../kit/session/session';
import { Bell } from './Bell';
import { PageSearch } from './PageSearch';
import { chooseTheme, currentTheme } from './theme';
import styles from './Header.module.css';

const ChangePasswordDialog = lazy(() =>
  import('./ChangePasswordDialog').then(({ ChangePasswordDialog: component }) => ({
    default: component,
  })),
);
const SIGN_OUT_AFTER = 1000;

interface HeaderProps {
  readonly title: string;
  readonly folded: boolean;
  readonly onFold: () => void;
  /** Asks why something on this page cannot be done. */
  readonly onWhy: () => void;
  readonly onSignOut: () => void;
}

/** Breadcrumb on the left; full screen, theme, messages and the person on the right. */
export function Header({ title, folded, onFold, onWhy, onSignOut }: HeaderProps) {
  const user = useSession((session) => session.user);
  const menu = useSession((session) => session.menu);
  const navigate = useNavigate();
  const [changing, setChanging] = useState(false);
  const [theme, setTheme] = useState(currentTheme());
  const personal = [
    { key: 'password', label: '修改密码', act: () => setChanging(true) },
    { key: 'sessions', label: '登录会话', act: () => void navigate('/personal/sessions') },
    { key: 'tasks', label: '文件任务', act: () => void navigate(routeOf('shell.fileTasks')) },
    { key: 'why', label: '为什么不能操作（Alt+/）', act: onWhy },
    { key: 'lock', label: '锁定屏幕（Ctrl+Alt+L）', act: () => void lockSession() },
    { key: 'out', label: '退出登录', act: onSignOut },
  ];
  const here = menu.find((item) => item.title === title);
  const group = menu.find(({ name }) => name === here?.parentMenu)?.title;
  return (
    <header className={styles.header}>
      <button
        type="button"
        className={styles.icon}
        aria-label={folded ? '展开菜单' : '收起菜单'}
        aria-expanded={!folded}
        onClick={onFold}
      >
        <Icon name="menu" size={20} />
      </button>
      <Breadcrumb crumbs={[group, title].flatMap((part) => (part ? [{ title: part }] : []))} />
      {user?.demo && <span className={styles.demo}>演示数据</span>}
      <span className={styles.space} />
      <PageSearch />
      <button
        type="button"
        className={styles.icon}
        aria-label="全屏"
        onClick={() =>
          void (document.fullscreenElement
            ? document.exitFullscreen()
            : document.documentElement.requestFullscreen())
        }
      >
        <Icon name="fullScreen" size={20} />
      </button>
      <ThemeSwitch
        theme={theme}
        onChange={(next) => {
          chooseTheme(next);
          setTheme(next);
        }}
      />
      <Bell />
      <MenuButton
        label="个人菜单"
        items={personal}
        onChoose={(key) => personal.find((one) => one.key === key)?.act()}
      >
        <span className={styles.user}>
          <b>{user?.nickname}</b>
          <small>
            {user?.orgName} · {orgType.label(user?.orgType)}
          </small>
        </span>
      </MenuButton>
      {changing && user && (
        <Suspense fallback={null}>
          <ChangePasswordDialog
            account={user.account}
            onCancel={() => setChanging(false)}
            onDone={() => {
              tellDone('修改密码成功');
              setTimeout(() => endSession('密码已修改，请重新登录'), SIGN_OUT_AFTER);
            }}
          />
        </Suspense>
      )}
    </header>
  );
}
