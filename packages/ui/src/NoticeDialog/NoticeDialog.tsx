import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Modal/style/css.js';
import { useEffect, useState, type ReactNode } from 'react';
import { SafePart } from '../SafePart';
import { useLayerName } from '../FormDialog/useLayerName';
import styles from './NoticeDialog.module.css';

interface NoticeDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  onClose: () => void;
  okText?: string;
  /** 先转多久的圈，毫秒，默认 1000。 */
  wait?: number;
  /** 定时的办法，测试时换掉；返回取消函数。 */
  after?: (done: () => void, ms: number) => () => void;
}

/** 公告对话框：先转一秒的圈，再显示全文；看过才能关。 */
export function NoticeDialog({
  open,
  title,
  children,
  onClose,
  okText = '知道了',
  wait = 1000,
  after = afterTimeout,
}: NoticeDialogProps) {
  const name = useLayerName(title);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    setReady(false);
    return open ? after(() => setReady(true), wait) : undefined;
  }, [open, wait, after]);
  return (
    <Modal
      visible={open}
      title={null}
      footer={null}
      closable={false}
      unmountOnExit
      maskClosable={false}
      escToExit={ready}
      onCancel={onClose}
      style={{ width: 560 }}
    >
      <div ref={name}>
        <h2 className={styles.title}>{title}</h2>
        {/* Too long for the box, it must scroll by keyboard. */}
        <div
          className={styles.body}
          role="region"
          aria-label="公告内容"
          tabIndex={0}
          aria-live="polite"
          aria-busy={!ready}
        >
          {ready ? (
            <SafePart name="本窗口">{children}</SafePart>
          ) : (
            <span className={styles.spinner} role="img" aria-label="正在加载" />
          )}
        </div>
        <div className={styles.footer}>
          <Button type="primary" disabled={!ready} onClick={onClose}>
            {okText}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function afterTimeout(done: () => void, ms: number): () => void {
  const timer = setTimeout(done, ms);
  return () => clearTimeout(timer);
}
