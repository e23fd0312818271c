import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ToolButton } from '../foundation';
import { DeskKeysDialog } from './DeskKeysDialog';
import { matchKey, type DeskKey } from './deskKeys';
import { PaneDivider } from './PaneDivider';
import { defaultPanes, movePane, paneRange, type PaneSizes } from './paneSizes';
import styles from './ReviewDesk.module.css';

interface ReviewDeskProps {
  title: string;
  /** 左：队列。 */
  queue: ReactNode;
  /** 中：材料。 */
  material: ReactNode;
  /** 右：申报内容和结论。 */
  decision: ReactNode;
  /** 标题右边的内容，例如环节切换。 */
  tools?: ReactNode;
  /** 单键快捷键；「?」留给键盘说明。 */
  keys?: readonly DeskKey[];
  /** 是否启用单键快捷键，由个人设置保管。 */
  keysOn?: boolean;
  onKeysOn?: (on: boolean) => void;
  /** 三栏宽度，由个人设置保管；省略时只记在本页。 */
  sizes?: PaneSizes;
  onSizes?: (sizes: PaneSizes) => void;
}

/** 审核台的版面：队列、材料、结论三栏，鼠标和键盘都能调宽，单键办件，可以关掉单键。 */
export function ReviewDesk(props: ReviewDeskProps) {
  const { title, queue, material, decision, tools, keys = [], keysOn = true, onKeysOn, onSizes } = props;
  const desk = useRef<HTMLElement>(null);
  const [own, setOwn] = useState(defaultPanes);
  const [help, setHelp] = useState(false);
  const sizes = props.sizes ?? own;
  const latest = useRef({ keys, help });
  useEffect(() => {
    latest.current = { keys, help };
  });

  useEffect(() => {
    if (!keysOn) return undefined;
    const press = (event: KeyboardEvent) => {
      // 审核台在别的标签页后面时不听键；对话框开着时键归对话框
      if (!desk.current?.offsetParent || event.defaultPrevented || document.querySelector('dialog[open], [role=dialog]:not([hidden])')) return;
      const found = matchKey([...latest.current.keys, { key: '?', label: '', run: () => setHelp(true) }], event);
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keysOn]);

  function resize(next: PaneSizes) {
    setOwn(next);
    onSizes?.(next);
  }
  const divider = (at: 0 | 1, label: string) => (
    <PaneDivider label={label} value={sizes[at]} {...paneRange(sizes, at)} onMove={(by) => resize(movePane(sizes, at, by))} onReset={() => resize(defaultPanes)} />
  );
  return (
    <section ref={desk} className={styles.desk} aria-label={title}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.tools}>{tools}</div>
        {onKeysOn && (
          <label className={styles.switch}>
            <input type="checkbox" checked={keysOn} onChange={({ target }) => onKeysOn(target.checked)} />
            单键快捷键
          </label>
        )}
        <ToolButton icon="keyboard" label="键盘说明" keys="?" showLabel onClick={() => setHelp(true)} />
      </header>
      <div className={styles.panes} style={{ gridTemplateColumns: `minmax(0, ${sizes[0]}fr) 8px minmax(0, ${sizes[1]}fr) 8px minmax(0, ${sizes[2]}fr)` }}>
        <section className={styles.pane} aria-label="队列">{queue}</section>
        {divider(0, '调整队列宽度')}
        <section className={styles.pane} aria-label="材料">{material}</section>
        {divider(1, '调整材料与结论的宽度')}
        <section className={styles.pane} aria-label="内容与结论">{decision}</section>
      </div>
      <DeskKeysDialog open={help} keys={keys} onClose={() => setHelp(false)} />
    </section>
  );
}
