import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Modal/style/css.js';
import { ApiError, checkSms } from '@tqc/client';
import { loginSms } from '@tqc/contract/account';
import { SmsCodeField, smsCodeProblem } from '@tqc/ui/fields';
import { isSubmitKey } from '@tqc/ui/foundation';
import { useState } from 'react';
import { transport } from '../kit/session';

/** 短信验证 */
export function SmsStep({ account, token, phone, onDone, onCancel }: { readonly account: string; readonly token: string; readonly phone: string; readonly onDone: () => void; readonly onCancel: () => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function check() {
    const wrong = smsCodeProblem(code);
    setError(wrong);
    if (wrong || busy) return;
    setBusy(true);
    try {
      await checkSms(transport, account, token, code);
      onDone();
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : '验证失败，请重试');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal visible title="短信验证" maskClosable={false} onCancel={onCancel} onOk={() => void check()} confirmLoading={busy} okText="确 定" cancelText="取 消">
      <p>验证码将发送到您登记的手机 {phone}，如号码有误或无法使用，请联系上级机构。</p>
      <div onKeyDown={(event) => isSubmitKey(event) && void check()}>
        <SmsCodeField label="验证码" value={code} onChange={setCode} onSend={() => transport.send(loginSms.sendLoginSms, { token }).then(() => undefined)} {...(error ? { error } : {})} />
      </div>
    </Modal>
  );
}
