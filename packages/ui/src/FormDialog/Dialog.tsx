import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Modal/style/css.js';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SafePart } from '../SafePart';
import { LayerHead } from './LayerHead';
import { useEscape } from './useEscape';
import { useLayerName } from './useLayerName';
import styles from './FormDialog.module.css';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** 主按钮的字；不给就没有按钮行，只看不办。 */
  okText?: string;
  /** 不给时主按钮只是关闭。 */
  onOk?: () => void;
  /** 现在还不能办。 */
  okDisabled?: boolean;
  /** 正在办理。 */
  busy?: boolean;
  /** 像素。 */
  width?: number;
}

/** 内容不是一张表单的对话框，样子和表单对话框一样：内容再长，按钮也在窗口里。画出来就是开着。 */
export function Dialog({
  title,
  onClose,
  children,
  okText,
  onOk,
  okDisabled = false,
  busy = false,
  width = 560,
}: DialogProps) {
  const name = useLayerName(title);
  const root = useEscape(true, onClose);
  return (
    <Modal
      visible
      title={null}
      footer={null}
      closable={false}
      autoFocus={false}
      maskClosable={false}
      escToExit
      onCancel={onClose}
      className={styles.dialog}
      style={{ width }}
    >
      <div
        ref={(layer) => {
          name(layer);
          root.current = layer;
        }}
        className={styles.layer}
      >
        <LayerHead title={title} onClose={onClose} />
        <Body>{children}</Body>
        {okText !== undefined && (
          <div className={styles.footer}>
            {onOk && (
              <Button htmlType="button" onClick={onClose} disabled={busy}>
                取消
              </Button>
            )}
            <Button
              type="primary"
              htmlType="button"
              loading={busy}
              disabled={okDisabled}
              onClick={onOk ?? onClose}
            >
              {okText}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}

// Its own part, because Arco mounts what is in a dialog later than the dialog.
function Body({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const first = body.current?.querySelector<HTMLElement>(
      'input:not([hidden]), [role=combobox], textarea',
    );
    // What is only read takes the focus itself: a second Enter does not put it away unread.
    (first ?? body.current)?.focus();
    setIsRead(!first);
  }, []);
  return (
    <div ref={body} className={styles.plain} tabIndex={isRead ? 0 : -1}>
      <SafePart name="本窗口">{children}</SafePart>
    </div>
  );
}
