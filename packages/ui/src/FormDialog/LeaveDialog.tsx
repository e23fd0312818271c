import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Modal/style/css.js';
import { useEffect, useRef } from 'react';
import { useLayerName } from './useLayerName';
import styles from './FormDialog.module.css';

interface LeaveDialogProps {
  open: boolean;
  /** 未保存的内容，逐条列出。 */
  changed: readonly string[];
  onStay: () => void;
  onLeave: () => void;
}

/** 焦点在这里：紧跟着的回车不丢内容。 */
function Stay({ onStay }: { onStay: () => void }) {
  const button = useRef<HTMLElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} type="primary" htmlType="button" onClick={onStay}>
      继续填写
    </Button>
  );
}

/** 离开前的询问，列出尚未保存的内容。 */
export function LeaveDialog({ open, changed, onStay, onLeave }: LeaveDialogProps) {
  const name = useLayerName('有未保存的内容');
  return (
    <Modal
      visible={open}
      title={null}
      footer={null}
      closable={false}
      unmountOnExit
      autoFocus={false}
      maskClosable={false}
      onCancel={onStay}
      className={styles.dialog}
      style={{ width: 420 }}
    >
      <div ref={name} className={styles.layer}>
        <header className={styles.head}>
          <h2 className={styles.title}>有未保存的内容</h2>
        </header>
        <div className={styles.leave}>
          <p>以下内容修改后尚未提交，离开后将丢失：</p>
          <ul>
            {changed.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
        <div className={styles.footer}>
          <Button htmlType="button" status="danger" onClick={onLeave}>
            放弃修改
          </Button>
          <Stay onStay={onStay} />
        </div>
      </div>
    </Modal>
  );
}
