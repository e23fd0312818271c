import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { classNames, isKeyTaken, useStable, type FocusHandle } from '../foundation';
import { around } from './paneState';
import { createPaneStore, usePane, viewOf, type PaneStore } from './paneStore';
import { pictureKey } from './pictureKeys';
import { PictureStage } from './PictureStage';
import type { ReadyPicture, ViewerPicture } from './pictureStore';
import { PictureStrip } from './PictureStrip';
import { PictureTools } from './PictureTools';
import { savePng } from './savePng';
import { usePictureStore, type ReadPicture } from './usePictures';
import { scaleText, type Frame, type ViewStep } from './viewTransform';
import styles from './PictureViewer.module.css';

/** 手停下多久算停，毫秒。 */
const REST = 150;

/** 看图的属性，嵌入式和对话框共用。 */
export interface PicturePaneProps {
  pictures: readonly ViewerPicture[];
  read: ReadPicture;
  /** 先看第几张，从 0 起；改变时转到那一张。 */
  start?: number;
  /** 转到某一张时。 */
  onShow?: (at: number) => void;
  /** 工具条只画图标，用在窄的栏里。 */
  compact?: boolean;
  className?: string;
  /** 焦点引到图片上，对比时到选中的那张。 */
  ref?: Ref<FocusHandle>;
}

/** 嵌在页面里的看图区：缩略图、旋转、缩放、拖动、前后、对比、下载。 */
export function PicturePane({
  pictures,
  read,
  start = 0,
  onShow,
  compact = false,
  className,
  ref,
}: PicturePaneProps) {
  const box = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const store = usePictureStore(read);
  const [pane] = useState(() => createPaneStore(start));
  const { dispatch } = pane;
  const active = usePane(pane, (state) => state.active);
  const linked = usePane(pane, (state) => state.linked);
  const sides = usePane(pane, (state) => state.sides.map(({ at }) => at).join())
    .split(',')
    .map(Number);
  const frames = useRef<(Frame | undefined)[]>([]);
  const [ready, setReady] = useState<readonly (ReadyPicture | undefined)[]>([]);
  const [{ saving, saveError }, setSave] = useState({ saving: false, saveError: '' });
  const comparing = sides.length > 1;
  const at = sides[active] ?? sides[0] ?? 0;
  const shown = pictures[at];
  const isReady = ready[active] !== undefined;

  // The next application brings other pictures: not mounted anew, so the focus stays here.
  const group = pictures.map(({ id }) => id).join('/');
  const given = useRef({ group, start });
  useEffect(() => {
    // A kept page runs its effects again when it is shown, with nothing new to look at.
    const before = given.current;
    given.current = { group, start };
    if (before.group !== group) dispatch({ do: 'restart', at: start });
    else if (before.start !== start) dispatch({ do: 'show', at: start });
  }, [group, start]);
  useEffect(() => {
    onShow?.(at);
  }, [at]);
  useEffect(() => {
    // The neighbours are fetched after this one, so they do not compete with it.
    if (!isReady || count < 2) return;
    for (const by of [1, -1]) {
      const next = pictures[around(at + by, count)];
      if (next) store.load(next).catch(() => undefined);
    }
  }, [isReady, at, count, pictures, store]);

  const show = (to: number) => dispatch({ do: 'show', at: around(to, count) });
  const step = (wanted: ViewStep, side?: number) =>
    dispatch({
      do: 'step',
      step: wanted,
      frames: frames.current,
      ...(side === undefined ? {} : { side }),
    });

  useImperativeHandle(ref, () => ({
    focus: () => box.current?.querySelectorAll<HTMLElement>('[role=img]')[active]?.focus(),
  }));

  function onKeyDown(event: KeyboardEvent) {
    if (isKeyTaken(event, event.currentTarget)) return;
    const wanted = pictureKey(event);
    if (!wanted || count === 0) return;
    event.preventDefault();
    if (wanted === 'compare') {
      if (count > 1) dispatch({ do: 'compare', count });
    } else if ('step' in wanted) step(wanted.step);
    else if ('move' in wanted) show(at + wanted.move);
    else show(wanted.end === 'first' ? 0 : count - 1);
  }

  async function save() {
    const kept = ready[active];
    if (!kept || !shown) return;
    setSave({ saving: true, saveError: '' });
    const failed = await savePng(kept.blob, shown.title).then(
      () => '',
      () => '下载没有完成，请重试',
    );
    setSave({ saving: false, saveError: failed });
  }

  const acts = useStable({
    onMove: (by: number) => show(at + by),
    onStep: (wanted: ViewStep) => step(wanted),
    onCompare: () => dispatch({ do: 'compare', count }),
    onLink: () => dispatch({ do: 'link' }),
    onSave: () => void save(),
    onPick: show,
  });

  if (count === 0)
    return <p className={classNames(styles.viewer, styles.none, className)}>没有图片</p>;
  return (
    <div
      ref={box}
      className={classNames(styles.viewer, className)}
      role="group"
      aria-label="图片预览"
      onKeyDown={onKeyDown}
    >
      <PictureTools
        count={count}
        comparing={comparing}
        linked={linked}
        ready={isReady}
        saving={saving}
        compact={compact}
        onMove={acts.onMove}
        onStep={acts.onStep}
        onCompare={acts.onCompare}
        onLink={acts.onLink}
        onSave={acts.onSave}
      />
      <div className={styles.sides}>
        {sides.map((side, index) => {
          const picture = pictures[side];
          return (
            picture && (
              <PictureStage
                key={index}
                store={store}
                pane={pane}
                side={index}
                picture={picture}
                number={side + 1}
                count={count}
                active={comparing && index === active}
                onStep={(wanted) => step(wanted, index)}
                onActivate={() => dispatch({ do: 'activate', side: index })}
                onFrame={(frame) => {
                  frames.current[index] = frame;
                }}
                onReady={(next) =>
                  setReady((before) => Object.assign([...before], { [index]: next }))
                }
              />
            )
          );
        })}
      </div>
      <p className={styles.state} role="status">
        <span className={styles.now}>
          {shown?.title}（{at + 1}/{count}）
        </span>
        <ViewText key={`${active}:${at}`} pane={pane} />
      </p>
      {saveError && (
        <p className={styles.error} role="alert">
          {saveError}
        </p>
      )}
      <PictureStrip
        store={store}
        pictures={pictures}
        at={at}
        isShown={isReady}
        onPick={acts.onPick}
      />
    </div>
  );
}

/** 缩放和旋转了多少；换一张马上写，连着转时手停下来才写：读屏软件念的是最后的样子，不逐格念。 */
function ViewText({ pane }: { pane: PaneStore }) {
  const [{ scale, angle }, setView] = useState(() => viewOf(pane));
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const stop = pane.subscribe(() => {
      clearTimeout(rest);
      rest = setTimeout(() => setView(viewOf(pane)), REST);
    });
    return () => {
      clearTimeout(rest);
      stop();
    };
  }, [pane]);
  return (
    <span>
      缩放 {scaleText(scale)} 倍，旋转 {angle} 度
    </span>
  );
}
