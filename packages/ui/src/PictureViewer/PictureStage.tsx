import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LinkButton, ToolButton, useStable } from '../foundation';
import { usePane, viewOf, type PaneStore } from './paneStore';
import type { PictureStore, ReadyPicture, ViewerPicture } from './pictureStore';
import { useGestures } from './useGestures';
import { usePicture } from './usePictures';
import { baseScale, type Frame, type Size, type View, type ViewStep } from './viewTransform';
import styles from './PictureViewer.module.css';

interface PictureStageProps {
  store: PictureStore;
  pane: PaneStore;
  /** 并排时的哪一边，从 0 起。 */
  side: number;
  picture: ViewerPicture;
  /** 第几张，从 1 起。 */
  number: number;
  count: number;
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
export function PictureStage({
  store,
  pane,
  side,
  picture,
  number,
  count,
  active,
  onStep,
  onActivate,
  onFrame,
  onReady,
}: PictureStageProps) {
  const box = useRef<HTMLDivElement>(null);
  const stage = useStageSize(box);
  const [state, retry, isStale] = usePicture(store, picture);
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
    <div
      className={styles.side}
      data-active={active || undefined}
      onPointerDown={onActivate}
      onFocus={onActivate}
    >
      <div
        ref={box}
        className={styles.stage}
        role="img"
        tabIndex={0}
        aria-label={`${picture.title}，第${number}张，共${count}张`}
        aria-busy={isStale || state.phase === 'loading'}
        onDoubleClick={() => onStep(viewOf(pane, side).scale === 1 ? 'actual' : 'reset')}
        {...gestures}
      >
        {ready && (
          <Picture
            key={ready.url}
            pane={pane}
            side={side}
            url={ready.url}
            width={ready.width * base}
            height={ready.height * base}
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
      {ready && <PanPad pane={pane} side={side} onStep={acts.onStep} />}
    </div>
  );
}

interface PictureProps {
  pane: PaneStore;
  side: number;
  url: string;
  /** 倍数为 1 时的大小，像素。 */
  width: number;
  height: number;
}

/** 图片本身：转动、缩放、拖动时直接改它的变换，不经过 React，一帧只动一处样式。 */
function Picture({ pane, side, url, width, height }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(
    () =>
      pane.subscribe(() => {
        if (image.current) image.current.style.transform = transformOf(viewOf(pane, side));
      }),
    [pane, side],
  );
  return (
    <img
      ref={image}
      src={url}
      alt=""
      draggable={false}
      className={styles.picture}
      width={width}
      height={height}
      style={{ transform: transformOf(viewOf(pane, side)) }}
    />
  );
}

function transformOf({ x, y, angle, scale }: View): string {
  return `translate(-50%, -50%) translate(${x}px, ${y}px) rotate(${angle}deg) scale(${scale})`;
}

/** 不用拖动也能移动图片的四个按钮；有地方可移时才有，图片转动时不重画。 */
const PanPad = memo(function PanPad({
  pane,
  side,
  onStep,
}: {
  pane: PaneStore;
  side: number;
  onStep: (step: ViewStep) => void;
}) {
  const isMovable = usePane(pane, () => {
    const { x, y, angle, scale } = viewOf(pane, side);
    return scale > 1 || angle % 180 !== 0 || x !== 0 || y !== 0;
  });
  if (!isMovable) return null;
  return (
    <div className={styles.pad} role="group" aria-label="移动图片">
      <ToolButton
        icon="up"
        label="上移"
        keys="Shift+↑"
        className={styles.padUp}
        onClick={() => onStep({ dx: 0, dy: -PAN })}
      />
      <ToolButton
        icon="left"
        label="左移"
        keys="Shift+←"
        className={styles.padLeft}
        onClick={() => onStep({ dx: -PAN, dy: 0 })}
      />
      <ToolButton
        icon="right"
        label="右移"
        keys="Shift+→"
        className={styles.padRight}
        onClick={() => onStep({ dx: PAN, dy: 0 })}
      />
      <ToolButton
        icon="down"
        label="下移"
        keys="Shift+↓"
        className={styles.padDown}
        onClick={() => onStep({ dx: 0, dy: PAN })}
      />
    </div>
  );
});

function useStageSize(box: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState(NOTHING);
  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new ResizeObserver(
      ([entry]) =>
        entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }),
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);
  return size;
}
