import Button from '@arco-design/web-react/es/Button';
import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Modal/style/css.js';
import { useReducer, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useFileUrl } from './useFile';
import { startView, stepView, type View, type ViewStep } from './viewTransform';
import styles from './PictureViewer.module.css';

/** A picture that can be shown. */
export interface Picture {
  readonly fileId: string;
  readonly title: string;
}

const KEYS: Readonly<Record<string, ViewStep>> = { '+': 'in', '=': 'in', '-': 'out', '[': 'left', ']': 'right', '0': 'reset' };

/** 图片预览：缩略图、左右旋转15度、缩放、拖动、上一张下一张、下载为png。 */
export function PictureViewer({ pictures, start, onClose }: { readonly pictures: readonly Picture[]; readonly start: number; readonly onClose: () => void }) {
  const [at, setAt] = useState(start);
  const [view, step] = useReducer((before: View, next: ViewStep) => stepView(before, next), startView);
  const [dragging, setDragging] = useState(false);
  const shown = pictures[at];
  const url = useFileUrl(shown?.fileId);
  const go = (to: number) => {
    setAt((to + pictures.length) % pictures.length);
    step('reset');
  };

  function onKeyDown(event: KeyboardEvent) {
    const wanted = KEYS[event.key];
    if (wanted) step(wanted);
    else if (event.key === 'ArrowLeft') go(at - 1);
    else if (event.key === 'ArrowRight') go(at + 1);
    else return;
    event.preventDefault();
  }

  function onDrag(event: PointerEvent) {
    if (dragging) step({ dx: event.movementX, dy: event.movementY });
  }

  async function download() {
    if (!url || !shown) return;
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    canvas.toBlob((blob) => {
      if (!blob) return;
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = `${shown.title}.png`;
      link.click();
      URL.revokeObjectURL(link.href);
    }, 'image/png');
  }

  return (
    <Modal visible title={`图片预览 · ${shown?.title ?? ''}`} footer={null} onCancel={onClose} style={{ width: 'min(1200px, 94vw)' }}>
      <div className={styles.viewer} role="group" aria-label="图片预览" onKeyDown={onKeyDown}>
        <div className={styles.stage} tabIndex={0} role="img" aria-label={`${shown?.title ?? ''}，第${at + 1}张，共${pictures.length}张`} data-dragging={dragging || undefined}
          onPointerDown={() => setDragging(true)} onPointerUp={() => setDragging(false)} onPointerLeave={() => setDragging(false)} onPointerMove={onDrag} onWheel={(event) => step(event.deltaY < 0 ? 'in' : 'out')}>
          {url === null ? <p>图片无法读取，请刷新后重试</p> : url ? <img src={url} alt="" draggable={false} style={{ transform: `translate(${view.x}px, ${view.y}px) rotate(${view.angle}deg) scale(${view.scale})` }} /> : <p>正在加载…</p>}
        </div>
        <p className={styles.state} aria-live="polite">缩放 {view.scale.toFixed(1)} 倍，旋转 {view.angle} 度</p>
        <div className={styles.tools}>
          <Button onClick={() => go(at - 1)} disabled={pictures.length < 2}>上一张</Button>
          <Button onClick={() => step('left')}>左转15°</Button>
          <Button onClick={() => step('right')}>右转15°</Button>
          <Button onClick={() => step('out')}>缩小</Button>
          <Button onClick={() => step('in')}>放大</Button>
          <Button onClick={() => step('reset')}>还原</Button>
          <Button onClick={() => void download()} disabled={!url}>下载</Button>
          <Button onClick={() => go(at + 1)} disabled={pictures.length < 2}>下一张</Button>
        </div>
        <ol className={styles.strip} aria-label="全部图片">
          {pictures.map((picture, index) => <li key={picture.fileId}><Thumbnail picture={picture} current={index === at} onClick={() => go(index)} /></li>)}
        </ol>
      </div>
    </Modal>
  );
}

/** A small picture that opens the large one. */
export function Thumbnail({ picture, current = false, onClick }: { readonly picture: Picture; readonly current?: boolean; readonly onClick: () => void }) {
  const url = useFileUrl(picture.fileId);
  return (
    <button type="button" className={styles.thumbnail} aria-current={current || undefined} onClick={onClick}>
      {url ? <img src={url} alt="" /> : <span className={styles.blank} />}
      {picture.title}
    </button>
  );
}
