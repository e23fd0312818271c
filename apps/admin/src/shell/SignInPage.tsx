import Button from '@arco-design/web-react/es/Button';
import Input from '@arco-design/web-react/es/Input';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Input/style/css.js';
import { ApiError } from '@tqc/client';
import { auth } from '@tqc/contract/account';
import { lazy, Suspense, useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  endSession,
  keepSession,
  openSignIn,
  transport,
  useSession,
  type OpenSignIn,
} from '../kit/session/session';
import { closeAllTabs } from '../kit/session/tabs';
import { useUsbKey } from './useUsbKey';
import styles from './SignInPage.module.css';

// Few sign-ins need a second step; its dialogs come when they are needed.
const ChangePasswordDialog = lazy(() =>
  import('./ChangePasswordDialog').then((module) => ({ default: module.ChangePasswordDialog })),
);
const SmsStep = lazy(() => import('./SmsStep').then((module) => ({ default: module.SmsStep })));

const OVERDUE = '密码已过期，请修改密码后重新登陆！';
const CHANGED = '修改密码成功，请用新密码登录';

/** 登录 */
export function SignInPage() {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ account?: string; password?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState<OpenSignIn>();
  const ended = useSession(({ notice }) => notice);
  const insecure = !globalThis.crypto?.subtle;
  const [demo, setDemo] = useState<readonly { account: string; who: string }[]>([]);
  const [smsDone, setSmsDone] = useState(false);
  const usbKey = useUsbKey(setAccount);
  const [code, setCode] = useState<string>();
  const { probe } = usbKey;
  useEffect(() => {
    if (insecure) return;
    transport.send(auth.signInKey, {}).then(
      ({ demoAccounts, keyProbe }) => {
        setDemo(demoAccounts);
        if (keyProbe) void probe(keyProbe);
      },
      () => undefined,
    );
  }, [insecure, probe]);

  // Whoever was sent here types on at once.
  useEffect(() => focusOn('account'), []);
  // Once its dialog is gone, which keeps the focus as long as it stands.
  useEffect(() => {
    if (ended === CHANGED) focusOn('password');
  }, [ended]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing = {
      ...(account.trim() ? {} : { account: '用户名不能为空' }),
      ...(password ? {} : { password: '密码不能为空' }),
    };
    setErrors(missing);
    const [wanting] = Object.keys(missing);
    if (wanting !== undefined) focusOn(wanting);
    if (wanting !== undefined || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      // Whoever lost their key writes a code in its place.
      const ticket = code?.trim() ? `rc_${code.trim()}` : await usbKey.ticket();
      const signed = await openSignIn(account, password, ticket);
      setSmsDone(false);
      const { loginType, passOverdue } = signed.answer.user;
      if (passOverdue === 1 && !loginType) setFailure(OVERDUE);
      if (passOverdue === 1 || loginType) setOpen(signed);
      else await finish(signed);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : '登录失败，请刷新页面后重试');
      focusOn('password');
    } finally {
      setBusy(false);
    }
  }

  function afterSms(signed: OpenSignIn) {
    setSmsDone(true);
    if (signed.answer.user.passOverdue === 1) setFailure(OVERDUE);
    else void finish(signed);
  }

  /** What was proved with the old password is over; the page says that the new one counts. */
  function afterChange() {
    endSession(CHANGED);
    setOpen(undefined);
    setPassword('');
    setFailure(undefined);
  }

  async function finish(signed: OpenSignIn) {
    closeAllTabs();
    await keepSession(signed);
  }

  const needsSms = open !== undefined && open.answer.user.loginType !== '' && !smsDone;
  return (
    <main className={styles.page}>
      <title>登录</title>
      <Picture />
      <form className={styles.card} onSubmit={(event) => void submit(event)} aria-label="登录">
        <h1 className={styles.title}>教师资格管理信息系统</h1>
        {insecure && (
          <Notice>
            当前地址不是安全连接，浏览器不允许登录。请使用https访问，或在服务端设置
            TQC_TLS=self-signed 后重新启动。
          </Notice>
        )}
        {ended && !failure && <Notice>{ended}</Notice>}
        {failure && <Notice alert>{failure}</Notice>}
        {usbKey.orgName && <p className={styles.orgName}>{usbKey.orgName}</p>}
        <Labelled label="用户名" id="account" error={errors.account}>
          <Input
            id="account"
            size="large"
            value={account}
            onChange={setAccount}
            autoComplete="username"
            placeholder="请输入用户名"
            aria-invalid={errors.account !== undefined}
            disabled={insecure}
          />
        </Labelled>
        <Labelled label="密码" id="password" error={errors.password}>
          <Input.Password
            id="password"
            size="large"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            placeholder="请输入密码"
            aria-invalid={errors.password !== undefined}
            visibilityToggle={false}
            disabled={insecure}
          />
        </Labelled>
        {code !== undefined && (
          <Labelled label="恢复码" id="recoveryCode" error={undefined}>
            <Input
              id="recoveryCode"
              size="large"
              value={code}
              onChange={setCode}
              maxLength={40}
              autoComplete="one-time-code"
              placeholder="登记安全密钥时保存的恢复码，每个用一次"
            />
          </Labelled>
        )}
        <Button
          type="primary"
          htmlType="submit"
          size="large"
          long
          loading={busy}
          disabled={insecure}
        >
          登 录
        </Button>
        <p className={styles.links}>
          <Link to="/findPassword">找回密码</Link>
          {'PublicKeyCredential' in window && (
            <Button
              size="mini"
              onClick={() =>
                void import('./passkey').then((key) => key.showPasskey(usbKey.show, setFailure))
              }
            >
              使用安全密钥
            </Button>
          )}
          {'PublicKeyCredential' in window && code === undefined && (
            <Button size="mini" onClick={() => setCode('')}>
              用恢复码
            </Button>
          )}
          <span>使用USB Key的用户请先插入证书</span>
        </p>
        {demo.length > 0 && (
          <details className={styles.demo}>
            <summary>演示账号（演示数据）</summary>
            <p>密码在启动时显示于终端。</p>
            {demo.map(({ account: name, who }) => (
              <button
                key={name}
                type="button"
                onClick={() => {
                  setAccount(name);
                  focusOn('password');
                }}
              >
                {who}　{name}
              </button>
            ))}
          </details>
        )}
      </form>
      <Suspense fallback={null}>
        {needsSms && (
          <SmsStep
            signed={open}
            onDone={() => afterSms(open)}
            onCancel={() => setOpen(undefined)}
          />
        )}
        {open && !needsSms && open.answer.user.passOverdue === 1 && (
          <ChangePasswordDialog mandatory account={open.answer.user.account} onDone={afterChange} />
        )}
      </Suspense>
    </main>
  );
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

function Labelled({
  label,
  id,
  error,
  children,
}: {
  readonly label: string;
  readonly id: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function Notice({
  alert = false,
  children,
}: {
  readonly alert?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <p role={alert ? 'alert' : 'status'} className={alert ? styles.alert : styles.notice}>
      {children}
    </p>
  );
}

/** A certificate with a seal ring over dots that hint at a map. */
function Picture() {
  return (
    <svg className={styles.picture} viewBox="0 0 480 420" aria-hidden="true">
      {Array.from({ length: 11 }, (_, y) =>
        Array.from({ length: 15 }, (__, x) =>
          (x * 7 + y * 5) % 4 === 0 ? null : (
            <circle
              key={`${x}-${y}`}
              cx={28 + x * 30}
              cy={30 + y * 36}
              r="3"
              fill="currentColor"
              opacity={0.12 + ((x + y) % 3) * 0.06}
            />
          ),
        ),
      )}
      <rect x="110" y="90" width="260" height="200" rx="6" className={styles.paper} />
      <path
        d="M150 140h120M150 170h180M150 200h150"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        opacity="0.35"
      />
      <circle cx="305" cy="245" r="42" fill="none" stroke="#c8323a" strokeWidth="5" />
      <circle
        cx="305"
        cy="245"
        r="30"
        fill="none"
        stroke="#c8323a"
        strokeWidth="2"
        strokeDasharray="3 5"
      />
      <path d="m305 226 5 13h14l-11 9 4 14-12-8-12 8 4-14-11-9h14z" fill="#c8323a" />
    </svg>
  );
}
