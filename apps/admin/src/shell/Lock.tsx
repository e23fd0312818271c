import { ApiError } from '@tqc/client';
import { auth } from '@tqc/contract/account';
import { dirtyRegistry } from '@tqc/ui/FormDialog';
import { LockScreen } from '@tqc/ui/LockScreen';
import { useEffect, useState } from 'react';
import {
  keepSession,
  leaveSession,
  lockSession,
  openSignIn,
  transport,
  useSession,
  type OpenSignIn,
} from '../kit/session/session';
import { tellTouched, whenOthersTouched } from '../kit/session/sharedSession';
import { SmsForm } from './SmsStep';
import { useUsbKey } from './useUsbKey';

/**
 * Locks five minutes before the server would end the session and send whoever comes back to the
 * sign-in page.
 */
const UNTOUCHED = 25 * 60_000;
const LOOK_EVERY = 10_000;
const LEFT_ALONE = '长时间未操作，屏幕已锁定。页面和填写的内容都在，请输入密码继续。';
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;
/** Wrong account or password: the account is known here. */
const WRONG = 499;
const OVERDUE = '密码已过期，请点击“退出登录”，重新登录后修改密码';

/**
 * Covers the pages while the screen is locked: by the menu, by Ctrl+Alt+L, or because nobody
 * touched it; unlocking is a whole sign-in of the same person, with every step it has.
 */
export function Lock() {
  const { user, locked, notice } = useSession();
  const [open, setOpen] = useState<OpenSignIn>();
  const { probe, ticket } = useUsbKey(nothing);
  useEffect(() => {
    if (locked)
      transport
        .send(auth.signInKey, {})
        .then(({ keyProbe }) => (keyProbe ? probe(keyProbe) : undefined), nothing);
  }, [locked, probe]);
  // The keys reach it from an open dialog too, where the menu cannot be pressed.
  useEffect(() => {
    document.addEventListener('keydown', lockByKeys);
    return () => document.removeEventListener('keydown', lockByKeys);
  }, []);
  useEffect(
    () => (locked ? undefined : whenUntouched(() => void lockSession(LEFT_ALONE))),
    [locked],
  );
  if (!user) return null;

  async function unlock(account: string, password: string) {
    const signed = await openSignIn(account, password, await ticket()).catch(sayPassword);
    const { loginType, passOverdue } = signed.answer.user;
    if (passOverdue === 1) {
      giveUp();
      throw new Error(OVERDUE);
    }
    if (loginType) setOpen(signed);
    else await keepSession(signed);
  }

  function giveUp() {
    transport.session = undefined;
    setOpen(undefined);
  }

  function finish(signed: OpenSignIn) {
    setOpen(undefined);
    void keepSession(signed);
  }

  return (
    <LockScreen
      locked={locked}
      userName={user.nickname}
      orgName={user.orgName}
      {...(notice ? { notice } : {})}
      onUnlock={(password) => unlock(user.account, password)}
      onSignOut={() => {
        // Somebody else sits here: nobody can answer for what stands below, and drafts of forms are
        // kept.
        for (const { id } of dirtyRegistry.list()) dirtyRegistry.clear(id);
        leaveSession();
      }}
    >
      {open && <SmsForm signed={open} onDone={() => finish(open)} onCancel={giveUp} />}
    </LockScreen>
  );
}

function lockByKeys(event: KeyboardEvent): void {
  if (!event.ctrlKey || !event.altKey || event.shiftKey || event.code !== 'KeyL') return;
  event.preventDefault();
  if (!useSession.getState().locked) void lockSession();
}

/**
 * Calls when nobody touched keys or pointer for too long; a computer that slept counts the time,
 * too. Returns the end of watching.
 */
function whenUntouched(then: () => void): () => void {
  let touched = Date.now();
  let told = 0;
  const touch = () => {
    touched = Date.now();
    if (touched - told < LOOK_EVERY) return;
    told = touched;
    tellTouched();
  };
  // Whoever works in one tab is not gone from the others.
  const stop = whenOthersTouched(() => (touched = Date.now()));
  const look = setInterval(() => {
    if (Date.now() - touched >= UNTOUCHED) then();
  }, LOOK_EVERY);
  for (const name of TOUCHES)
    document.addEventListener(name, touch, { capture: true, passive: true });
  return () => {
    clearInterval(look);
    stop();
    for (const name of TOUCHES) document.removeEventListener(name, touch, { capture: true });
  };
}

/** The sentence of the sign-in page leads to the office above: whoever mistyped types again. */
function sayPassword(error: unknown): never {
  if (error instanceof ApiError && error.code === WRONG) throw new Error('密码不正确，请重新输入');
  throw error;
}

function nothing(): void {}
