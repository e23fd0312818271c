import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Modal/style/css.js';
import { DESK_KEYS } from './deskKeys';
import styles from './ReviewDeskScreen.module.css';

/** 审核台的全部按键。 */
export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Modal visible={open} title="审核台的按键" footer={null} onCancel={onClose} style={{ width: 420 }}>
      <dl className={styles.keys}>
        {DESK_KEYS.map(([key, what]) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{what}</dd></div>)}
      </dl>
      <p>在输入框里打字时按键不起作用；可用页面右上角的“快捷键”开关关闭。</p>
    </Modal>
  );
}
