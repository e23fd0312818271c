import { ToolButton, useModal } from '../foundation';
import type { DeskKey } from './deskKeys';
import styles from './ReviewDesk.module.css';

const always = [['?', '打开这份说明'], ['左右键', '在分隔线上调整栏宽'], ['Home / End', '分隔线到头'], ['回车', '分隔线复位']] as const;

/** 审核台的键盘说明。 */
export function DeskKeysDialog({ open, keys, onClose }: { open: boolean; keys: readonly DeskKey[]; onClose: () => void }) {
  const dialog = useModal(open, onClose);
  return (
    <dialog {...dialog} className={styles.keysDialog} aria-label="键盘说明">
      <header className={styles.head}>
        <h2>键盘说明</h2>
        <ToolButton icon="close" label="关闭" keys="Esc" onClick={onClose} />
      </header>
      <dl className={styles.keys}>
        {[...keys.map(({ key, label }) => [key.toUpperCase(), label] as const), ...always].map(([key, label]) => (
          <div key={key}>
            <dt><kbd>{key}</kbd></dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
