import { memo, useEffect, useRef, useState } from 'react';
import { LinkButton, ToolButton, useStable } from '../foundation';
import type { PictureStore, ReadyPicture, ViewerPicture } from './pictureStore';
import { useGestures } from './useGestures';
import { usePicture } from './usePictures';
import { baseScale, type Frame, type Size, type View, type ViewStep } from './viewTransform';
import styles from './PictureViewer.module.css';

interface PictureStageProps {
  store: PictureStore;
  picture: ViewerPicture;
  /** 第几张，从 1 起。 */
  number: number;
  count: number;
  view: View;
  active: boolean;
  onStep: (step: ViewStep) => void;
  onActivate: () => void;
  /** 图片或看图区大小已知、改变时。 */
  onFrame: (frame: Frame) => void;
  onReady: (ready: ReadyPicture | undefined) => void;
}

const PAN = 60;
const NOTHING: Size = { width: 0, height: 0 };

/** 一张图片和它的看图区；只用变换移动，二十兆像素也不重排。 */
export function PictureStage({ store, picture, number, count, view, active, onStep, onActivate, onFrame, onReady }: PictureStageProps) {
  const box = useRef<HTMLDivElement>(null);
  const stage = useStageSize(box);
  const [state, retry] = usePicture(store, picture);
  const ready = state.phase === 'ready' ? state.picture : undefined;
  const frame: Frame = { stage, picture: ready ?? NOTHING };
  const gestures = useGestures(box, onStep);
  const acts = useStable({ onStep });
  const report = useRef({ onFrame, onReady });
  useEffect(() => {
    report.current = { onFrame, onReady };
  });
  useEffect(() => report.current.onFrame({ stage, picture: ready ?? NOTHING }), [stage, ready]);
  useEffect(() => report.current.onReady(ready), [ready]);
  const base = baseScale(frame);
  return (
    <div className={styles.side} data-active={active || undefined} onPointerDown={onActivate} onFocus={onActivate}>
      <div
        ref={box}
        className={styles.stage}
        role="img"
        tabIndex={0}
        aria-label={`${picture.title}，第${number}张，共${count}张`}
        aria-busy={state.phase === 'loading'}
        onDoubleClick={() => onStep(view.scale === 1 ? 'actual' : 'reset')}
        {...gestures}
      >
        {ready && (
          <img
            key={ready.url}
            src={ready.url}
            alt=""
            draggable={false}
            className={styles.picture}
            width={ready.width * base}
            height={ready.height * base}
            style={{ transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) rotate(${view.angle}deg) scale(${view.scale})` }}
          />
        )}
        {state.phase === 'loading' && <span className={styles.waiting}>正在加载…</span>}
      </div>
      {state.phase === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{state.sentence}</p>
          <LinkButton onClick={retry}>重试</LinkButton>
        </div>
      )}
      {ready && (view.scale > 1 || view.angle % 180 !== 0 || view.x !== 0 || view.y !== 0) && <PanPad onStep={acts.onStep} />}
    </div>
  );
}

/** 不用拖动也能移动图片的四个按钮；图片转动时不重画。 */
const PanPad = memo(function PanPad({ onStep }: { onStep: (step: ViewStep) => void }) {
  return (
    <div className={styles.pad} role="group" aria-label="移动图片">
      <ToolButton icon="up" label="上移" keys="Shift+↑" className={styles.padUp} onClick={() => onStep({ dx: 0, dy: -PAN })} />
      <ToolButton icon="left" label="左移" keys="Shift+←" className={styles.padLeft} onClick={() => onStep({ dx: -PAN, dy: 0 })} />
      <ToolButton icon="right" label="右移" keys="Shift+→" className={styles.padRight} onClick={() => onStep({ dx: PAN, dy: 0 })} />
      <ToolButton icon="down" label="下移" keys="Shift+↓" className={styles.padDown} onClick={() => onStep({ dx: 0, dy: PAN })} />
    </div>
  );
});

function useStageSize(box: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState(NOTHING);
  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new ResizeObserver(([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);
  return size;
}
