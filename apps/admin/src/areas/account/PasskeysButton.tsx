import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { passkey } from '@tqc/contract/rms';
import type { InputOf, OutputOf } from '@tqc/contract/kit';
import { LinkButton } from '@tqc/ui/foundation';
import { Dialog, FormDialog, type FormField, type FormValues } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { atFields } from '../../kit/form/buttons';
import { useAction } from '../../kit/form/useAction';
import { proofIn, stepUpFields } from '../../kit/form/stepUp';
import { momentText } from '../../kit/record/momentText';
import { RecordMissing } from '../../kit/record/RecordNotice';
import { useRecord } from '../../kit/record/useRecord';
import { call, tellNote } from '../../kit/session/api';
import { makePasskey } from './makePasskey';

const { register } = passkey;
type Key = OutputOf<typeof register>['keys'][number];
type Made = InputOf<typeof register>['made'];

const label: FormField = {
  name: 'label',
  label: '名称',
  kind: 'text',
  required: true,
  maxLength: 30,
  hint: '例如：办公电脑、手机',
};

/** 安全密钥: the keys of whoever works here, which stand for a USB key at sign-in. */
export function PasskeysButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>安全密钥</Button>
      {open && <Passkeys onClose={() => setOpen(false)} />}
    </>
  );
}

function Passkeys({ onClose }: { readonly onClose: () => void }) {
  const { record, failure, reload } = useRecord(register, { step: 'list' });
  const [made, setMade] = useState<Made>();
  const [leaving, setLeaving] = useState<Key>();
  const [renewing, setRenewing] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [begin, busy] = useAction(async () => {
    if (!('PublicKeyCredential' in window)) {
      tellNote('这个浏览器不支持安全密钥，请换用新版Chrome、Edge或Safari');
      return;
    }
    try {
      const { options } = await call(register, { step: 'begin' });
      if (options) setMade(await makePasskey(options));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // The person let it be, or the key is there already: the browser says no more.
      tellNote('没有登记安全密钥；已登记过的不能再登记，请在浏览器的提示中完成');
    }
  });
  function took({ recovery }: OutputOf<typeof register>) {
    setCodes(recovery);
    reload();
  }
  return (
    <Dialog title="安全密钥" width={640} onClose={onClose}>
      <p>登录时可以用安全密钥（本机指纹、人脸、PIN码或硬件密钥）代替USB Key，密码仍要输入。</p>
      {!record && <RecordMissing failure={failure} onRetry={reload} />}
      {record && (
        <>
          <ul aria-label="已登记的安全密钥">
            {record.keys.map((key) => (
              <li key={key.passkeyId}>
                {key.label}，{momentText(key.createdAt)}登记，
                {key.lastUsedAt ? `最近${momentText(key.lastUsedAt)}使用` : '没有用过'}　
                <LinkButton danger onClick={() => setLeaving(key)} aria-label={`删除${key.label}`}>
                  删除
                </LinkButton>
              </li>
            ))}
          </ul>
          {record.keys.length === 0 && <p>还没有登记。</p>}
          {record.keys.length > 0 && (
            <p>
              丢了安全密钥时，用一个恢复码加密码登录；未用的恢复码还有{record.codesLeft}个。{' '}
              <LinkButton onClick={() => setRenewing(true)}>重新生成恢复码</LinkButton>
            </p>
          )}
          <Button type="primary" loading={busy} onClick={() => void begin()}>
            登记安全密钥
          </Button>
        </>
      )}
      <Proved
        open={made !== undefined}
        title="保存安全密钥"
        fields={[label]}
        input={{ step: 'finish', made }}
        done="安全密钥已登记"
        onClose={() => setMade(undefined)}
        onDone={took}
      />
      <Proved
        open={leaving !== undefined}
        title={`删除“${leaving?.label ?? ''}”`}
        fields={[]}
        input={{ step: 'remove', passkeyId: leaving?.passkeyId }}
        done="安全密钥已删除"
        onClose={() => setLeaving(undefined)}
        onDone={took}
      />
      <Proved
        open={renewing}
        title="重新生成恢复码"
        fields={[]}
        input={{ step: 'codes' }}
        done="恢复码已重新生成，以前的不能再用"
        onClose={() => setRenewing(false)}
        onDone={took}
      />
      {codes.length > 0 && (
        <Dialog title="恢复码" okText="已保存好" onClose={() => setCodes([])}>
          <p>只显示这一次，请抄下或打印，和设备分开保管。每个恢复码只能用一次。</p>
          <ul aria-label="恢复码">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </Dialog>
  );
}

interface ProvedProps {
  readonly open: boolean;
  readonly title: string;
  readonly fields: readonly FormField[];
  readonly input: InputOf<typeof register>;
  readonly done: string;
  readonly onClose: () => void;
  readonly onDone: (answer: OutputOf<typeof register>) => void;
}

/** A step that asks for the password again. */
function Proved({ open, title, fields, input, done, onClose, onDone }: ProvedProps) {
  async function submit(values: FormValues) {
    const { label: name } = values;
    let answer: OutputOf<typeof register>;
    try {
      answer = await call(
        register,
        { ...input, ...(typeof name === 'string' && name !== '' ? { label: name } : {}) },
        proofIn(values),
      );
    } catch (error) {
      throw atFields(error);
    }
    tellNote(done);
    onDone(answer);
  }
  return (
    <FormDialog
      open={open}
      title={title}
      fields={[...fields, ...stepUpFields(register, input)]}
      initial={{}}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
