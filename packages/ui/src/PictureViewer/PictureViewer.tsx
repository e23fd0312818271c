import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../foundation';
import { PicturePane, type PicturePaneProps } from './PicturePane';
import styles from './PictureViewer.module.css';

interface PictureViewerProps extends Omit<PicturePaneProps, 'compact' | 'className'> {
  onClose: () => void;
}

/** 图片预览对话框：铺满窗口，Esc 关闭后焦点回到打开它的地方。 */
export function PictureViewer({ onClose, ...pane }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  // 收起要赶在移出文档之前，浏览器才会把焦点还给打开它的按钮
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box?.open) box?.showModal();
    // 焦点直接给看图区，方向键和加减号马上能用
    (box?.querySelector<HTMLElement>('[role=img]') ?? close.current)?.focus();
    return () => box?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="图片预览"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header className={styles.head}>
        <h2>图片预览</h2>
        <span className={styles.keys}>← → 换图　+ − 缩放　[ ] 旋转　Shift+方向键 移动　C 对比　Esc 关闭</span>
        <button ref={close} type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <PicturePane {...pane} className={styles.filling} />
    </dialog>
  );
}
