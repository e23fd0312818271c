import { ToolButton, useMountedModal } from '../foundation';
import { shownKey, type DeskKey } from './deskKeys';
import styles from './ReviewDesk.module.css';

interface DeskKeysDialogProps {
  /** 对话框的标题。 */
  title: string;
  keys: readonly DeskKey[];
  /** 页面上有没有快捷键的开关。 */
  hasSwitch: boolean;
  onClose: () => void;
}

const dividerKeys: readonly DeskKey[] = [
  { key: ['arrowleft', 'arrowright'], shown: '← →', label: '在分隔线上调整栏宽' },
  { key: ['home', 'end'], shown: 'Home / End', label: '分隔线到头' },
  { key: 'enter', shown: '回车', label: '分隔线复位' },
];

/** 审核台的键盘说明：装上就打开。 */
export function DeskKeysDialog({ title, keys, hasSwitch, onClose }: DeskKeysDialogProps) {
  const dialog = useMountedModal(onClose);
  return (
    <dialog {...dialog} className={styles.keysDialog} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <ToolButton icon="close" label="关闭" keys="Esc" onClick={onClose} />
      </header>
      <dl className={styles.keys}>
        {[...keys, ...dividerKeys].map((one) => (
          <div key={one.label}>
            <dt>
              <kbd>{shownKey(one)}</kbd>
            </dt>
            <dd>{one.label}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        在输入框里打字时按键不起作用{hasSwitch && '；可用页面右上角的“快捷键”开关关闭'}。
      </p>
    </dialog>
  );
}
