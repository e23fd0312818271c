import { frameVariables } from '@tqc/charts/ChartFrame';
import { useChartPalette } from '@tqc/charts/core';
import { metricsOf, scenes, type Scene } from '@tqc/domain/wall';
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { ageOf } from '../feed/ageOf';
import type { Command } from '../feed/wallTypes';
import { careOf } from '../guard/careOf';
import { useTouched } from '../guard/useTouched';
import { softReload } from '../guard/softReload';
import { useWatchdog, type Telemetry } from '../guard/useWatchdog';
import type { Display } from '../session/display';
import { bezelHere } from './bezelOf';
import { canMove } from './canMove';
import { layoutOf } from './layoutOf';
import { SceneView } from './SceneView';
import { Ticker } from './Ticker';
import { turnTo } from './turnTo';
import { useCanvas } from './useCanvas';
import { useFeeds } from './useFeeds';
import { useKeys } from './useKeys';
import { useNow } from './useNow';
import { WallHeader } from './WallHeader';
import styles from './Wall.module.css';

/** How long a scene stands before the next. */
const ROTATE = 60_000;
const IDENTIFY = 10_000;
/** Scenes of which nothing is built are shown when asked for, and left out of the rotation. */
const turning = scenes.filter(({ panels }) =>
  panels.some((panel) => metricsOf(panel).some(({ source }) => source.kind !== 'none')),
);
const TURNING = turning.map(({ id }) => id);

const [FIRST] = scenes as [Scene, ...Scene[]];

/** The scene at a place and those that follow it in the rotation. */
function shownFrom(current: number, count: number): readonly Scene[] {
  const first = scenes[current] ?? FIRST;
  const after = [...scenes.slice(current + 1), ...scenes.slice(0, current)].filter((scene) =>
    turning.includes(scene),
  );
  return [first, ...after].slice(0, count);
}

/** The wall: header, one scene (three on a double canvas), ticker; it looks after itself. */
export function Wall({
  display,
  build,
  onEnd,
}: {
  readonly display: Display;
  readonly build: string;
  readonly onEnd: () => void;
}) {
  const { transport, scope: home } = display;
  const [current, setCurrent] = useState(
    Math.max(
      0,
      scenes.findIndex(({ id }) => id === display.scene),
    ),
  );
  const [org, setOrg] = useState(home.orgId);
  const [batch, setBatch] = useState('');
  const [paused, setPaused] = useState(false);
  const [asTable, setAsTable] = useState(false);
  const [brightness, setBrightness] = useState(100);
  const [identified, setIdentified] = useState(0);
  const ack = useRef<string>(undefined);
  const telemetry = useRef<() => Telemetry>(undefined);
  const canvas = useCanvas();
  const [bezel] = useState(bezelHere);
  const now = useNow(transport.now);
  const touched = useTouched(transport.now);
  const palette = useChartPalette({ theme: 'wall' });
  // The same object until the canvas changes: a new one would draw every panel again with every
  // tick of the clock.
  const layout = useMemo(() => layoutOf(canvas.width, canvas.height, bezel), [canvas, bezel]);
  const shown = shownFrom(current, layout.scenes);

  function tell(): Record<string, string | number | undefined> {
    const acked = ack.current;
    ack.current = undefined;
    const { fps, heap, reloads } = telemetry.current?.() ?? { fps: 0, heap: undefined, reloads: 0 };
    return { build, fps, heap, reloads, ack: acked };
  }

  function obey({ id, command, value }: Command): void {
    if (command === 'scene')
      setCurrent((before) =>
        Math.max(
          0,
          scenes.findIndex((scene) => scene.id === value) >= 0
            ? scenes.findIndex((scene) => scene.id === value)
            : before,
        ),
      );
    else if (command === 'org') setOrg(value);
    else if (command === 'pause' || command === 'resume') setPaused(command === 'pause');
    else if (command === 'brightness') setBrightness(Number(value));
    else if (command === 'identify') setIdentified(transport.now());
    ack.current = id;
    asking.current();
    // The answer goes out before the page does.
    if (command === 'reload') setTimeout(() => void softReload(true), 1500);
  }

  const { states, ask } = useFeeds({
    display,
    scenes: shown.map(({ id }) => id),
    org,
    batch,
    tell,
    onCommand: obey,
    onEnd,
  });
  const asking = useRef(ask);
  asking.current = ask;
  const state = states[0];
  telemetry.current = useWatchdog(build, state?.build ?? '', transport.now);

  const step = (by: 1 | -1) =>
    setCurrent((before) => (before + by + scenes.length) % scenes.length);
  const turnBatch = () => {
    const all = ['', ...(state?.scope?.batches ?? []).map(({ id }) => id)];
    setBatch((before) => all[(all.indexOf(before) + 1) % all.length] ?? '');
  };
  useKeys({
    onStep: step,
    onBatch: turnBatch,
    onPause: () => setPaused((before) => !before),
    onTable: () => setAsTable((before) => !before),
    onHome: () => setOrg(home.orgId),
  });
  const figuresOf = (scene: string) => `${scene}/${org}/${batch}`;
  const known = useRef(new Set<string>());
  shown.forEach(({ id }, at) => {
    if ((states[at]?.freshAt ?? 0) > 0) known.current.add(figuresOf(id));
  });
  const cut = state?.link === 'cut';
  useEffect(() => {
    if (paused || turning.length < 2) return undefined;
    const has = (scene: string) => known.current.has(figuresOf(scene));
    const timer = setTimeout(
      () =>
        setCurrent((before) => {
          const from = (scenes[before] ?? FIRST).id;
          const to = turnTo(TURNING, from, { cut, known: has });
          return scenes.findIndex(({ id }) => id === to);
        }),
      ROTATE,
    );
    return () => clearTimeout(timer);
  }, [paused, current, cut]);

  if (!state) return null;
  const age = state.freshAt === 0 ? 'live' : ageOf(now - state.freshAt);
  const stale = age === 'old' || age === 'dead';
  const care = careOf(now, canvas.width, brightness, touched);
  // A key lifts the night, not what was commanded.
  const dimmed = care.veil > careOf(now, canvas.width, brightness, now).veil;
  const style = {
    ...frameVariables(palette),
    '--u': `${layout.unit}px`,
    ...(canMove(canvas.width) ? {} : { '--flip-time': '0ms' }),
    transform: `translate(${care.x}px, ${care.y}px)`,
  } as CSSProperties;
  return (
    <div className={styles.ground} style={frameVariables(palette) as CSSProperties}>
      <main className={styles.wall} style={style} data-shape={layout.shape} data-stale={stale}>
        <WallHeader
          state={state}
          scenes={scenes}
          current={current}
          onScene={setCurrent}
          now={now}
          paused={paused}
          home={org === home.orgId ? undefined : home.name}
          onHome={() => setOrg(home.orgId)}
          batch={batch}
          onBatch={setBatch}
        />
        <div
          className={styles.scenes}
          style={layout.seam > 0 ? { gap: `${layout.seam + 16}px` } : undefined}
        >
          {shown.map((scene, at) => (
            <SceneView
              key={scene.id}
              scene={scene}
              state={states[at] ?? state}
              layout={layout}
              asTable={asTable}
              stale={stale}
              titled={layout.scenes > 1}
              onDrill={setOrg}
            />
          ))}
        </div>
        <Ticker
          rows={state.panels['register.events']?.rows ?? []}
          name={display.name}
          dimmed={dimmed}
        />
      </main>
      {now - identified < IDENTIFY && (
        <p className={styles.identify} role="alert" style={style}>
          {display.name}
        </p>
      )}
      {care.veil > 0 && <div className={styles.veil} style={{ opacity: care.veil }} />}
    </div>
  );
}
