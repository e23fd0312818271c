import Button from '@arco-design/web-react/es/Button';
import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Modal/style/css.js';
import { ApiError, changePassword } from '@tqc/client';
import { fitsRuleA, RULE_A } from '@tqc/domain/shared';
import { PasswordField } from '@tqc/ui/fields';
import { useState, type FormEvent } from 'react';
import { transport } from '../kit/session/session';
import styles from './dialogs.module.css';

interface Typed {
  readonly before: string;
  readonly after: string;
  readonly again: string;
}

/** What is wrong with the three passwords, by field. */
export function passwordErrors({
  before,
  after,
  again,
}: Typed): Partial<Record<keyof Typed, string>> {
  return {
    ...(before ? {} : { before: '请输入当前密码' }),
    ...(!after
      ? { after: '请输入新的密码' }
      : !fitsRuleA(after)
        ? { after: RULE_A }
        : after === before
          ? { after: '新设密码不能和原来密码相同！' }
          : {}),
    ...(!again
      ? { again: '确认密码不能为空' }
      : again !== after
        ? { again: '两次输入密码不一致!' }
        : {}),
  };
}

/** Why the server refused, at the password that is about. */
function refusedAt(error: unknown): Partial<Record<keyof Typed, string>> {
  if (!(error instanceof ApiError)) return { after: '修改失败，请重试' };
  const { oldPwd } = error.fields;
  return oldPwd === undefined ? { after: error.message } : { before: oldPwd };
}

/** 修改密码; cannot be closed where it is demanded. */
export function ChangePasswordDialog({
  mandatory = false,
  account,
  onDone,
  onCancel,
}: {
  readonly mandatory?: boolean;
  readonly account: string;
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}) {
  const [typed, setTyped] = useState<Typed>({ before: '', after: '', again: '' });
  const [errors, setErrors] = useState<Partial<Record<keyof Typed, string>>>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = passwordErrors(typed);
    setErrors(found);
    if (Object.keys(found).length > 0 || busy) return;
    setBusy(true);
    try {
      await changePassword(transport, account, typed.before, typed.after);
      onDone();
    } catch (error) {
      setErrors(refusedAt(error));
    } finally {
      setBusy(false);
    }
  }

  const field = (name: keyof Typed, label: string, placeholder: string) => ({
    label,
    placeholder,
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    ...(errors[name] ? { error: errors[name] } : {}),
  });

  return (
    <Modal
      visible
      title="修改密码"
      closable={!mandatory}
      escToExit={!mandatory}
      maskClosable={false}
      footer={null}
      onCancel={() => onCancel?.()}
    >
      <form onSubmit={(event) => void submit(event)}>
        <p className={styles.hint}>
          首次登录、被上级管理员重置密码、或密码超过三个月未修改时，须修改密码；不能使用最近三次用过的密码。
        </p>
        <div className={styles.field}>
          <PasswordField {...field('before', '当前密码', '请输入当前密码')} />
        </div>
        <div className={styles.field}>
          <PasswordField
            {...field('after', '新密码', '请输入新的密码')}
            autoComplete="new-password"
            meter
            rule="A"
          />
        </div>
        <div className={styles.field}>
          <PasswordField
            {...field('again', '确认密码', '请再次输入新的密码')}
            autoComplete="new-password"
          />
        </div>
        <div className={styles.buttons}>
          {!mandatory && <Button onClick={() => onCancel?.()}>取 消</Button>}
          <Button type="primary" htmlType="submit" loading={busy}>
            提 交
          </Button>
        </div>
      </form>
    </Modal>
  );
}
