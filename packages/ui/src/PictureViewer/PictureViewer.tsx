import { useLayoutEffect, useRef } from 'react';
import { Icon, useMountedModal } from '../foundation';
import { SafePart } from '../SafePart';
import { PicturePane, type PicturePaneProps } from './PicturePane';
import styles from './PictureViewer.module.css';

interface PictureViewerProps extends Omit<PicturePaneProps, 'compact' | 'className' | 'ref'> {
  onClose: () => void;
}

/** 图片预览对话框：铺满窗口，Esc 关闭后焦点回到打开它的地方。 */
export function PictureViewer({ onClose, ...pane }: PictureViewerProps) {
  const dialog = useMountedModal(onClose);
  const close = useRef<HTMLButtonElement>(null);
  // Focus goes to the picture at once, so arrows, plus and minus work.
  useLayoutEffect(() => {
    (dialog.ref.current?.querySelector<HTMLElement>('[role=img]') ?? close.current)?.focus();
  }, [dialog.ref]);
  return (
    <dialog
      {...dialog}
      className={styles.dialog}
      aria-label="图片预览"
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header className={styles.head}>
        <h2>图片预览</h2>
        <span className={styles.keys}>
          ← → 换图　+ − 缩放　[ ] 旋转　Shift+方向键 移动　C 对比　Esc 关闭
        </span>
        <button
          ref={close}
          type="button"
          className={styles.close}
          aria-label="关闭"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <SafePart name="本窗口">
        <PicturePane {...pane} className={styles.filling} />
      </SafePart>
    </dialog>
  );
}
