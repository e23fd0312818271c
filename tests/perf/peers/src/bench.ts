/** What a case offers the measuring script. */
export interface Bench {
  /**
   * Milliseconds from mounting to the task after the frame that shows the first rows or the first
   * page.
   */
  ready?: number;
  /** Scrolls the case to a place, in pixels. */
  scrollTo?: (y: number) => void;
  /** Ticks a row as a pointer does, counted from the first one in sight. */
  press?: (row: number) => void;
  /** How many rows are drawn as ticked. */
  chosen?: () => number;
  /** Turns the picture one step of fifteen degrees. */
  rotate?: () => void;
  /** Shows the next picture. */
  next?: () => void;
  /** Whether the page in the middle of the window has been drawn. */
  shown?: () => boolean;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Sets `ready` in the task after the frame in which a selector first matches something. */
export function whenPainted(
  selector: string,
  test: (found: Element) => boolean = () => true,
): void {
  const look = () => {
    const found = document.querySelector(selector);
    if (found && test(found)) readyAfterFrame();
    else requestAnimationFrame(look);
  };
  look();
}

/** Sets `ready` in the task after the next frame. */
export function readyAfterFrame(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      window.bench.ready ??=
        performance.now() - (performance.getEntriesByName('mount')[0]?.startTime ?? 0);
    }),
  );
}

/** The events of a pointer pressing a place, in the order a browser sends them. */
export function pressAt(x: number, y: number): void {
  const target = document.elementFromPoint(x, y);
  const at = {
    bubbles: true,
    cancelable: true,
    composed: true,
    clientX: x,
    clientY: y,
    button: 0,
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
  };
  target?.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1 }));
  target?.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1 }));
  target?.dispatchEvent(new PointerEvent('pointerup', at));
  target?.dispatchEvent(new MouseEvent('mouseup', at));
  target?.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
}

/** Presses the middle of an element. */
export function pressOn(element: Element | undefined): void {
  const box = element?.getBoundingClientRect();
  if (box) pressAt(box.left + box.width / 2, box.top + box.height / 2);
}

/** The element that scrolls the rows: found once, not in every frame. */
export function scrollerOf(find: () => HTMLElement | null | undefined): (y: number) => void {
  let box: HTMLElement | null | undefined;
  return (y) => {
    box ??= find();
    if (box) box.scrollTop = y;
  };
}
