import Button from '@arco-design/web-react/es/Button';
import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Modal/style/css.js';
import { ApiError, checkSms } from '@tqc/client';
import { loginSms } from '@tqc/contract/account';
import { SmsCodeField, smsCodeProblem } from '@tqc/ui/fields';
import { useState, type FormEvent } from 'react';
import { transport, type OpenSignIn } from '../kit/session/session';
import styles from './dialogs.module.css';

interface SmsStepProps {
  /** The sign-in whose second step this is. */
  readonly signed: OpenSignIn;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** 短信验证, a dialog on the sign-in page. */
export function SmsStep(props: SmsStepProps) {
  return (
    <Modal visible title="短信验证" maskClosable={false} footer={null} onCancel={props.onCancel}>
      <SmsForm {...props} />
    </Modal>
  );
}

/** What stands in 短信验证: the explanation, the code, two buttons. */
export function SmsForm({
  signed: {
    answer: { user },
  },
  onDone,
  onCancel,
}: SmsStepProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function check(event: FormEvent) {
    event.preventDefault();
    const wrong = smsCodeProblem(code);
    setError(wrong);
    if (wrong || busy) return;
    setBusy(true);
    try {
      await checkSms(transport, user.account, user.smsToken, code);
      onDone();
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : '验证失败，请重试');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void check(event)}>
      <p>验证码将发送到您登记的手机 {user.phone}，如号码有误或无法使用，请联系上级机构。</p>
      {user.demo && <p>演示环境不发短信，验证码显示在运行服务器的终端里。</p>}
      <SmsCodeField
        label="验证码"
        value={code}
        onChange={setCode}
        onSend={() =>
          transport.send(loginSms.sendLoginSms, { token: user.smsToken }).then(() => undefined)
        }
        {...(error ? { error } : {})}
      />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>取 消</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          确 定
        </Button>
      </div>
    </form>
  );
}
