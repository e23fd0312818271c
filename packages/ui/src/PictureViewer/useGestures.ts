import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { ViewStep } from './viewTransform';

interface Point {
  x: number;
  y: number;
}

/** 滚轮转过多少像素算一步。 */
const NOTCH = 40;

/** 看图区的鼠标和触摸：拖动、双指缩放、滚轮缩放；双指和滚轮都以所指的点为中心。 */
export function useGestures(stage: RefObject<HTMLElement | null>, step: (step: ViewStep) => void) {
  const pointers = useRef(new Map<number, Point>());
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useWheel(stage, latest);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    event.currentTarget.dataset['dragging'] = '';
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) step({ dx: now.x - before.x, dy: now.y - before.y });
    else
      step({
        times: distance(now, other) / Math.max(1, distance(before, other)),
        at: fromCentre(event.currentTarget, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }),
      });
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) delete event.currentTarget.dataset['dragging'];
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

function useWheel(
  stage: RefObject<HTMLElement | null>,
  latest: RefObject<(step: ViewStep) => void>,
) {
  useEffect(() => {
    const box = stage.current;
    if (!box) return undefined;
    let rest = 0;
    // A wheel handler of React cannot stop the page scrolling; one of our own can.
    function wheel(event: WheelEvent) {
      if (!box) return;
      event.preventDefault();
      const at = fromCentre(box, { x: event.clientX, y: event.clientY });
      if (event.ctrlKey) {
        latest.current({ times: Math.exp(-event.deltaY / 100), at });
        return;
      }
      rest += event.deltaY;
      if (Math.abs(rest) < NOTCH) return;
      latest.current({ notch: rest < 0 ? 1 : -1, at });
      rest = 0;
    }
    box.addEventListener('wheel', wheel, { passive: false });
    return () => box.removeEventListener('wheel', wheel);
  }, [stage, latest]);
}

function distance(one: Point, two: Point): number {
  return Math.hypot(one.x - two.x, one.y - two.y);
}

function fromCentre(box: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}
