import { useRef, useState, type ReactNode } from 'react';
import { ToolButton } from '../foundation';
import { SafePart } from '../SafePart';
import { DeskKeysDialog } from './DeskKeysDialog';
import type { DeskKey } from './deskKeys';
import { PaneDivider } from './PaneDivider';
import { defaultPanes, type PaneSizes } from './paneSizes';
import { useDeskKeys } from './useDeskKeys';
import { DIVIDER, usePaneSizes } from './usePaneSizes';
import styles from './ReviewDesk.module.css';

interface ReviewDeskProps {
  title: string;
  /** 左：队列。 */
  queue: ReactNode;
  /** 中：材料。 */
  material: ReactNode;
  /** 右：申报内容和结论。 */
  decision: ReactNode;
  /** 三栏给读屏软件的名称。 */
  names?: readonly [queue: string, material: string, decision: string];
  /** 标题右边的内容，例如环节切换。 */
  tools?: ReactNode;
  /** 单键快捷键，也列在键盘说明里；「?」留给键盘说明。 */
  keys?: readonly DeskKey[];
  /** 是否启用单键快捷键，由个人设置保管。 */
  keysOn?: boolean;
  onKeysOn?: (on: boolean) => void;
  /** 打开时的三栏宽度，由个人设置保管。 */
  startSizes?: PaneSizes;
  onSizes?: (sizes: PaneSizes) => void;
}

/** 审核台的版面：队列、材料、结论三栏，鼠标和键盘都能调宽，单键办件，可以关掉单键。 */
export function ReviewDesk(props: ReviewDeskProps) {
  const {
    title,
    queue,
    material,
    decision,
    names = ['队列', '材料', '内容与结论'],
    tools,
    keys = [],
    keysOn = true,
    onKeysOn,
    startSizes = defaultPanes,
    onSizes,
  } = props;
  const desk = useRef<HTMLElement>(null);
  const panes = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState(false);
  const { sizes, divider } = usePaneSizes(panes, startSizes, onSizes);
  const all: readonly DeskKey[] = [
    ...keys,
    { key: '?', label: '打开这份说明', run: () => setHelp(true) },
  ];
  useDeskKeys(desk, all, keysOn);

  return (
    <section ref={desk} className={styles.desk} aria-label={title}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.tools}>{tools}</div>
        {onKeysOn && (
          <label className={styles.switch}>
            <input
              type="checkbox"
              checked={keysOn}
              onChange={({ target }) => onKeysOn(target.checked)}
            />
            快捷键
          </label>
        )}
        <ToolButton
          icon="keyboard"
          label="键盘说明"
          keys="?"
          showLabel
          onClick={() => setHelp(true)}
        />
      </header>
      <div
        ref={panes}
        className={styles.panes}
        style={{
          gridTemplateColumns: sizes.map((size) => `minmax(0, ${size}fr)`).join(` ${DIVIDER}px `),
        }}
      >
        <section className={styles.pane} aria-label={names[0]}>
          <SafePart name={`“${names[0]}”`}>{queue}</SafePart>
        </section>
        <PaneDivider label="调整队列宽度" {...divider(0)} />
        <section className={styles.pane} aria-label={names[1]}>
          <SafePart name={`“${names[1]}”`}>{material}</SafePart>
        </section>
        <PaneDivider label="调整材料与结论的宽度" {...divider(1)} />
        <section className={styles.pane} aria-label={names[2]}>
          <SafePart name={`“${names[2]}”`}>{decision}</SafePart>
        </section>
      </div>
      {help && (
        <DeskKeysDialog
          title={`${title}的按键`}
          keys={all}
          hasSwitch={onKeysOn !== undefined}
          onClose={() => setHelp(false)}
        />
      )}
    </section>
  );
}
