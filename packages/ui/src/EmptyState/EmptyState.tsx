import type { ReactNode } from 'react';
import { LinkButton } from '../foundation';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  text: string;
  hint?: string;
  /** 下一步，例如一个按钮。 */
  action?: ReactNode;
}

/** 没有内容时的图、一句话和下一步。 */
export function EmptyState({ text, hint, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <EmptyPicture />
      <p className={styles.text}>{text}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  message: string;
  requestId?: string;
  onRetry?: () => void;
  /** 重试以外还能做的。 */
  action?: ReactNode;
}

/** 载入失败且没有旧内容可留时的说明、重试和请求编号。 */
export function ErrorState({ message, requestId, onRetry, action }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <EmptyPicture broken />
      <p className={styles.text}>{message}</p>
      {requestId && <p className={styles.hint}>请求编号：{requestId}</p>}
      {onRetry && <LinkButton onClick={onRetry}>重试</LinkButton>}
      {action}
    </div>
  );
}

function EmptyPicture({ broken = false }: { broken?: boolean }) {
  return (
    <svg className={styles.picture} viewBox="0 0 120 88" width="120" height="88" aria-hidden="true">
      <ellipse className={styles.ground} cx="60" cy="80" rx="48" ry="6" />
      <path className={styles.paper} d="M32 10h42l14 14v50H32z" />
      <path className={styles.line} d="M74 10v14h14" />
      <path
        className={styles.line}
        d={broken ? 'M42 40h14l6-8 6 16 6-8h6' : 'M42 34h24M42 44h36M42 54h36'}
      />
      <circle className={styles.seal} cx="80" cy="64" r="10" />
      <path className={styles.line} d={broken ? 'm76 60 8 8m0-8-8 8' : 'm75 64 4 4 6-7'} />
    </svg>
  );
}
