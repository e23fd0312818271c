import type { KeyboardEvent, PointerEvent } from 'react';
import { isKeyTaken } from '../foundation';
import styles from './ReviewDesk.module.css';

interface PaneDividerProps {
  label: string;
  /** 三栏共宽多少像素。 */
  width: number;
  /** 左边那一栏的百分比和范围。 */
  value: number;
  min: number;
  max: number;
  /** 从现在的位置移动多少个百分点。 */
  onMove: (by: number) => void;
  onReset: () => void;
}

const STEP = 2;

/** 栏间分隔线：鼠标拖、左右键移、Home / End 到头、回车或双击复位。 */
export function PaneDivider({ label, width, value, min, max, onMove, onReset }: PaneDividerProps) {
  function keyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP, Home: min - value, End: max - value }[
      event.key
    ];
    if (isKeyTaken(event, event.currentTarget)) return;
    if (by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (by === undefined) onReset();
    else onMove(by);
  }
  function pointerDown(event: PointerEvent<HTMLDivElement>) {
    if (width === 0) return;
    const handle = event.currentTarget;
    const from = event.clientX;
    handle.setPointerCapture(event.pointerId);
    // onMove is that of the press: from the width of then, so dragging back follows the pointer.
    const move = (next: globalThis.PointerEvent) => onMove(((next.clientX - from) / width) * 100);
    handle.addEventListener('pointermove', move);
    handle.addEventListener(
      'lostpointercapture',
      () => handle.removeEventListener('pointermove', move),
      { once: true },
    );
  }
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={Math.round(min)}
      aria-valuemax={Math.round(max)}
      title="拖动或按左右键调整宽度，回车复位"
      className={styles.divider}
      onKeyDown={keyDown}
      onPointerDown={pointerDown}
      onDoubleClick={onReset}
    />
  );
}
