import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { useId, useState } from 'react';
import { Icon } from '../foundation';
import styles from './PdfViewer.module.css';

/** 文件加了密码时在这里输入；密码只交给 pdf.js，不保存。 */
export function PasswordPrompt({
  wrong,
  onSubmit,
}: {
  wrong: boolean;
  onSubmit: (password: string) => void;
}) {
  const id = useId();
  const [password, setPassword] = useState('');
  return (
    <form
      className={styles.password}
      onSubmit={(event) => {
        event.preventDefault();
        if (password) onSubmit(password);
      }}
    >
      <Icon name="lock" size={32} />
      <label htmlFor={id}>文件有密码，请输入打开密码</label>
      <input
        id={id}
        type="password"
        className={styles.wanted}
        autoComplete="off"
        value={password}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}e` : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      {wrong && (
        <p id={`${id}e`} className={styles.wrong} role="alert">
          密码不正确，请重新输入；不知道密码时请联系提交人
        </p>
      )}
      <Button type="primary" htmlType="submit" disabled={password === ''}>
        打开
      </Button>
    </form>
  );
}
